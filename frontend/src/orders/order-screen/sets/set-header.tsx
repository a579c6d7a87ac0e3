import ArrowDownward from '@mui/icons-material/ArrowDownward';
import ArrowUpward from '@mui/icons-material/ArrowUpward';
import ContentCopy from '@mui/icons-material/ContentCopy';
import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import DragIndicator from '@mui/icons-material/DragIndicator';
import EditOutlined from '@mui/icons-material/EditOutlined';
import ExpandMore from '@mui/icons-material/ExpandMore';
import InventoryOutlined from '@mui/icons-material/Inventory2Outlined';
import LibraryAddOutlined from '@mui/icons-material/LibraryAddOutlined';
import PrintOutlined from '@mui/icons-material/PrintOutlined';
import UploadFileOutlined from '@mui/icons-material/UploadFileOutlined';
import { Box, Button, ButtonBase, IconButton, Link, Stack, Tooltip, Typography } from '@mui/material';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { texts } from '../../../i18n';
import { kits, parts, transfer, sets as text, upload } from '../../../i18n/orders';
import { paths } from '../../../routes';
import { COARSE, FINGER } from '../../../theme';
import { formatFigure, RowMenu, type RowMenuItem } from '../../../ui';
import { useOpenOrder } from '../../data/open-order';
import type { OrderSet, SetTotals } from '../../data/types';
import { SetInPlace } from '../../set-dialog/set-in-place';
import { SetAmount } from '../../shared/set-amount';
import { type Transfers, useTransferring } from '../transfer/transfer-context';

/** The menu's actions that copy the set and take it to other places of the order. */
const transferring = (transfers: Transfers, set: OrderSet, place: number, count: number): RowMenuItem[] => [
  { label: transfer.duplicate, icon: LibraryAddOutlined, onClick: () => transfers.duplicateSet(set) },
  { label: transfer.copy, icon: ContentCopy, onClick: () => transfers.clip('copy', 'sets', [set.id]) },
  ...(place > 0
    ? [{ label: transfer.moveUp, icon: ArrowUpward, onClick: () => transfers.moveSet(set, -1) }]
    : []),
  ...(place < count - 1
    ? [{ label: transfer.moveDown, icon: ArrowDownward, onClick: () => transfers.moveSet(set, 1) }]
    : []),
];

interface SetMenuActions {
  onDelete: () => void;
  onSaveAsKit: () => void;
}

/** A set's menu by permission. */
const useSetMenu = (set: OrderSet, { onDelete, onSaveAsKit }: SetMenuActions): RowMenuItem[] => {
  const { order, canEdit, openSet } = useOpenOrder();
  const transfers = useTransferring();
  const navigate = useNavigate();
  const print: RowMenuItem = {
    label: parts.print,
    icon: PrintOutlined,
    onClick: () => void navigate(paths.setPrint(set.id)),
  };
  const saveAsKit: RowMenuItem = { label: kits.save, icon: InventoryOutlined, onClick: onSaveAsKit };
  if (!canEdit) return order.can.edit ? [print, saveAsKit] : [print];
  const place = order.sets.findIndex(({ id }) => id === set.id);
  return [
    { label: texts.common.edit, icon: EditOutlined, onClick: () => openSet(set.id) },
    print,
    ...transferring(transfers, set, place, order.sets.length),
    saveAsKit,
    { label: texts.common.delete, icon: DeleteOutlined, danger: true, onClick: onDelete },
  ];
};

interface SetHeaderProps {
  set: OrderSet;
  totals: SetTotals | undefined;
  open: boolean;
  bodyId: string;
  onToggle: () => void;
  onDelete: () => void;
  onSaveAsKit: () => void;
  onChooseFiles: () => void;
}

/** The quantity is typed where it is read, as in the grid. */
const AMOUNT = { font: 'inherit', color: 'inherit', textAlign: 'start', [COARSE]: FINGER } as const;

type FiguresProps = Pick<SetHeaderProps, 'set' | 'totals'> & {
  /** Undefined where the quantity may not be changed. */
  onQuantity?: () => void;
};

const Figures = ({ set, totals, onQuantity }: FiguresProps) => (
  <Stack
    direction="row"
    sx={{
      columnGap: 2.5,
      flexWrap: 'wrap',
      typography: 'small',
      color: 'text.secondary',
      alignItems: 'baseline',
    }}
  >
    <Box component="span" title={text.amountHint} sx={{ color: 'text.primary', fontWeight: 600 }}>
      {onQuantity ? (
        <Link component="button" type="button" underline="hover" onClick={onQuantity} sx={AMOUNT}>
          <SetAmount set={set} totals={totals} />
        </Link>
      ) : (
        <SetAmount set={set} totals={totals} />
      )}
    </Box>
    <span>{text.partsCount(set.parts.length)}</span>
    <span>{text.grossWeight(formatFigure('gross_weight', totals?.gross_weight))}</span>
  </Stack>
);

type TitleProps = Pick<SetHeaderProps, 'set' | 'open' | 'bodyId' | 'onToggle'> & {
  /** Undefined where it may not be renamed. */
  onRename?: () => void;
  /** One place up or down; undefined where the sets' order may not be changed. */
  onMove?: (step: -1 | 1) => void;
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

const STEPS: Readonly<Record<string, -1 | 1>> = { ArrowUp: -1, ArrowDown: 1 };

/** Opens and closes the set; Alt and the arrows move it; a double click, F2 and the pencil change its name. */
const Title = ({ set, open, bodyId, onToggle, onRename, onMove, takesFocus }: TitleProps) => {
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
          const step = event.altKey ? STEPS[event.key] : undefined;
          if (step === undefined) return;
          event.preventDefault();
          onMove?.(step);
        }}
        sx={{ gap: 0.5, padding: '6px 4px', borderRadius: 1, minWidth: 0, textAlign: 'start' }}
      >
        <ExpandMore
          fontSize="small"
          sx={{
            color: 'text.secondary',
            transform: open ? undefined : 'rotate(-90deg)',
            transition: 'transform 120ms',
          }}
        />
        <Typography variant="h3" component="h3" sx={{ display: 'flex', gap: 0.5, minWidth: 0 }}>
          <Box component="span" sx={nameStyles}>
            {set.name}
          </Box>
        </Typography>
      </ButtonBase>
      {onRename && (
        <Tooltip describeChild title={text.renameHint}>
          <IconButton className="rename" size="small" aria-label={text.rename(set.name)} onClick={onRename}>
            <EditOutlined fontSize="dense" />
          </IconButton>
        </Tooltip>
      )}
    </Stack>
  );
};

/** The handle by which a set is dragged. The keys have the name, the menu has words for it. */
const DragHandle = ({ set }: { set: OrderSet }) => {
  const transfers = useTransferring();
  return (
    <Box
      aria-hidden
      title={transfer.dragSet(set.name)}
      draggable
      onDragStart={(event) => {
        event.stopPropagation();
        event.dataTransfer.effectAllowed = 'copyMove';
        event.dataTransfer.setData('text/plain', set.name);
        transfers.drag({ kind: 'sets', ids: [set.id] });
      }}
      onDragEnd={() => transfers.drag(null)}
      sx={{
        display: { xs: 'none', md: 'inline-flex' },
        cursor: 'grab',
        color: 'text.disabled',
        marginInlineEnd: -0.5,
      }}
    >
      <DragIndicator fontSize="small" />
    </Box>
  );
};

/** Name, what it amounts to, its files and its menu. */
export const SetHeader = (props: SetHeaderProps) => {
  const { set } = props;
  const { canEdit, order } = useOpenOrder();
  const [edited, setEdited] = useState<'name' | 'quantity' | null>(null);
  const [endedByKey, setEndedByKey] = useState(false);
  const menu = useSetMenu(set, props);
  const transfers = useTransferring();
  const endRenaming = (byKey: boolean) => {
    setEdited(null);
    setEndedByKey(byKey);
  };
  return (
    <Stack
      direction="row"
      sx={{ alignItems: 'center', gap: 1, minHeight: 48, paddingInline: 1.5, flexWrap: 'wrap' }}
    >
      {canEdit && order.sets.length > 1 && <DragHandle set={set} />}
      {edited ? (
        <SetInPlace set={set} field={edited} onClose={endRenaming} />
      ) : (
        <Title
          {...props}
          takesFocus={endedByKey}
          onRename={canEdit ? () => setEdited('name') : undefined}
          onMove={canEdit ? (step) => transfers.moveSet(set, step) : undefined}
        />
      )}
      <Figures
        set={set}
        totals={props.totals}
        onQuantity={canEdit ? () => setEdited('quantity') : undefined}
      />
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
