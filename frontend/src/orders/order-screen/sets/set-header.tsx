import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import EditOutlined from '@mui/icons-material/EditOutlined';
import ExpandMore from '@mui/icons-material/ExpandMore';
import PrintOutlined from '@mui/icons-material/PrintOutlined';
import UploadFileOutlined from '@mui/icons-material/UploadFileOutlined';
import { Box, Button, ButtonBase, IconButton, Stack, Tooltip, Typography } from '@mui/material';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { texts } from '../../../i18n';
import { paths } from '../../../routes';
import { FigureMeasure, formatNumber, RowMenu, type RowMenuItem } from '../../../ui';
import type { OrderSet, SetTotals } from '../../data/types';
import { useOpenOrder } from '../../data/open-order';
import { SetName } from '../../set-dialog';

const { sets: text, upload, parts } = texts.orders;

interface SetHeaderProps {
  set: OrderSet;
  totals: SetTotals | undefined;
  open: boolean;
  bodyId: string;
  onToggle: () => void;
  onDelete: () => void;
  onChooseFiles: () => void;
}

const Figures = ({ set, totals }: Pick<SetHeaderProps, 'set' | 'totals'>) => (
  <Stack
    direction="row"
    sx={{ columnGap: 2.5, flexWrap: 'wrap', fontSize: 13, color: 'text.secondary', alignItems: 'baseline' }}
  >
    <span>{text.partsCount(set.parts.length)}</span>
    <FigureMeasure figure="gross_weight" value={totals?.gross_weight} />
    <Box component="span" sx={{ color: 'text.primary', fontWeight: 600 }}>
      <FigureMeasure figure="final_value" value={totals?.final_value} />
    </Box>
  </Stack>
);

const useSetMenu = (set: OrderSet, onDelete: () => void): RowMenuItem[] => {
  const { canEdit, openSet } = useOpenOrder();
  const navigate = useNavigate();
  const print: RowMenuItem = {
    label: parts.print,
    icon: <PrintOutlined fontSize="small" />,
    onClick: () => void navigate(paths.setPrint(set.id)),
  };
  if (!canEdit) return [print];
  return [
    {
      label: texts.common.edit,
      icon: <EditOutlined fontSize="small" />,
      onClick: () => openSet(set.id),
    },
    print,
    {
      label: texts.common.delete,
      icon: <DeleteOutlined fontSize="small" />,
      danger: true,
      onClick: onDelete,
    },
  ];
};

type TitleProps = Pick<SetHeaderProps, 'set' | 'open' | 'bodyId' | 'onToggle'> & {
  /** Undefined where it may not be renamed. */
  onRename?: () => void;
  /** The keyboard goes on here when it is drawn: a key has ended the renaming. */
  takesFocus: boolean;
};

/** The pencil beside a name steps back until it is pointed at; a touch screen shows it always. */
const quietPencil = {
  '@media (hover: hover)': {
    '& > .rename': { opacity: 0 },
    '&:hover > .rename, & > .rename:focus-visible': { opacity: 1 },
  },
} as const;

/** On one line; a phone gives it as many as it needs. */
const nameStyles = {
  minWidth: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  overflowWrap: 'anywhere',
  whiteSpace: { xs: 'normal', sm: 'nowrap' },
} as const;

/** Opens and closes the set; a double click, F2 and the pencil change its name. */
const Title = ({ set, open, bodyId, onToggle, onRename, takesFocus }: TitleProps) => {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (takesFocus) button.current?.focus();
  }, [takesFocus]);
  return (
    <Stack direction="row" sx={{ minWidth: 0, alignItems: 'center', ...quietPencil }}>
      <ButtonBase
        ref={button}
        aria-expanded={open}
        aria-controls={bodyId}
        aria-label={text.toggle(set.name)}
        onClick={onToggle}
        onDoubleClick={onRename}
        onKeyDown={(event) => {
          if (event.key === 'F2') onRename?.();
        }}
        sx={{ gap: 0.5, padding: '6px 4px', borderRadius: 1, minWidth: 0, textAlign: 'start' }}
      >
        <ExpandMore
          sx={{
            fontSize: 20,
            color: 'text.secondary',
            transform: open ? undefined : 'rotate(-90deg)',
            transition: 'transform 120ms',
          }}
        />
        <Typography variant="h3" component="h3" sx={{ display: 'flex', gap: 0.5, minWidth: 0 }}>
          <Box component="span" sx={nameStyles}>
            {set.name}
          </Box>{' '}
          <Box component="span" sx={{ color: 'text.secondary', fontWeight: 500, flexShrink: 0 }}>
            × {formatNumber(set.quantity, 0)}
          </Box>
        </Typography>
      </ButtonBase>
      {onRename && (
        <Tooltip describeChild title={text.renameHint}>
          <IconButton className="rename" size="small" aria-label={text.rename(set.name)} onClick={onRename}>
            <EditOutlined sx={{ fontSize: 16 }} />
          </IconButton>
        </Tooltip>
      )}
    </Stack>
  );
};

/** Name × quantity, what it amounts to, its files and its menu. */
export const SetHeader = (props: SetHeaderProps) => {
  const { set } = props;
  const { canEdit } = useOpenOrder();
  const [renaming, setRenaming] = useState(false);
  const [endedByKey, setEndedByKey] = useState(false);
  const menu = useSetMenu(set, props.onDelete);
  const endRenaming = (byKey: boolean) => {
    setRenaming(false);
    setEndedByKey(byKey);
  };
  return (
    <Stack
      direction="row"
      sx={{ alignItems: 'center', gap: 1, minHeight: 48, paddingInline: 1.5, flexWrap: 'wrap' }}
    >
      {renaming ? (
        <SetName set={set} onClose={endRenaming} />
      ) : (
        <Title {...props} takesFocus={endedByKey} onRename={canEdit ? () => setRenaming(true) : undefined} />
      )}
      <Figures set={set} totals={props.totals} />
      <Box sx={{ flexGrow: 1 }} />
      {canEdit && (
        <Button size="small" startIcon={<UploadFileOutlined />} onClick={props.onChooseFiles}>
          {upload.files}
        </Button>
      )}
      <RowMenu label={texts.common.actionsOf(set.name)} items={menu} />
    </Stack>
  );
};
