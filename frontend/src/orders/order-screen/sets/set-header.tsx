import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import EditOutlined from '@mui/icons-material/EditOutlined';
import ExpandMore from '@mui/icons-material/ExpandMore';
import PrintOutlined from '@mui/icons-material/PrintOutlined';
import UploadFileOutlined from '@mui/icons-material/UploadFileOutlined';
import { Box, Button, ButtonBase, Stack, Typography } from '@mui/material';
import { useNavigate } from 'react-router';
import { texts } from '../../../i18n';
import { paths } from '../../../routes';
import { FigureMeasure, RowMenu, type RowMenuItem } from '../../../ui';
import type { OrderSet, SetTotals } from '../../data/types';
import { useOpenOrder } from '../../data/open-order';

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

/** Name × quantity, what it amounts to, its files and its menu. */
export const SetHeader = (props: SetHeaderProps) => {
  const { set, open } = props;
  const { canEdit } = useOpenOrder();
  const menu = useSetMenu(set, props.onDelete);
  return (
    <Stack
      direction="row"
      sx={{ alignItems: 'center', gap: 1, minHeight: 48, paddingInline: 1.5, flexWrap: 'wrap' }}
    >
      <ButtonBase
        aria-expanded={open}
        aria-controls={props.bodyId}
        aria-label={text.toggle(set.name)}
        onClick={props.onToggle}
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
        <Typography variant="h3" component="h3" noWrap>
          {set.name}{' '}
          <Box component="span" sx={{ color: 'text.secondary', fontWeight: 500 }}>
            × {set.quantity}
          </Box>
        </Typography>
      </ButtonBase>
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
