import CheckCircle from '@mui/icons-material/CheckCircle';
import ExtensionOutlined from '@mui/icons-material/ExtensionOutlined';
import HorizontalRule from '@mui/icons-material/HorizontalRule';
import ImageNotSupportedOutlined from '@mui/icons-material/ImageNotSupportedOutlined';
import LayersOutlined from '@mui/icons-material/LayersOutlined';
import PrecisionManufacturingOutlined from '@mui/icons-material/PrecisionManufacturingOutlined';
import ScienceOutlined from '@mui/icons-material/ScienceOutlined';
import { Box, ButtonBase, Checkbox, Tooltip, Typography } from '@mui/material';
import { fileUrl } from '../../../api';
import { texts } from '../../../i18n';
import { formatMoney, formatNumber, RowMenu, type RowMenuItem } from '../../../ui';
import { useOpenOrder } from '../../data/open-order';
import type { Part } from '../../data/types';
import { useTransferring } from '../transfer/transfer-context';
import { PartOffers, useOfferedTitle } from './drawing-offers';
import type { PartOrder } from './use-part-order';

const text = texts.orders.parts;
/** Two beside each other on a phone. */
export const TILE_WIDTH = { xs: 'calc(50% - 6px)', sm: 176 } as const;
const PICTURE_HEIGHT = 128;

/** Pixels of the title at the picture's foot. */
const NAME_HEIGHT = 30;

/** The part's number in its set; its colour says the status, a tick beside it says it without colour. */
const Counter = ({ part, position }: { part: Part; position: number }) => {
  const { order } = useOpenOrder();
  const finished = part.status === 'finished';
  // Nothing of a quote is made yet.
  const quiet = order.type === 'pre_order';
  const status = text.statuses[finished ? 'finished' : 'in_production'];
  return (
    <Tooltip title={status}>
      <Box
        role="img"
        aria-label={text.counter(position, status)}
        sx={{
          position: 'absolute',
          top: 8,
          insetInlineStart: 8,
          display: 'flex',
          alignItems: 'center',
          gap: 0.5,
          height: 22,
          minWidth: 22,
          justifyContent: 'center',
          paddingInline: 0.75,
          borderRadius: '11px',
          typography: 'note',
          fontWeight: 650,
          ...(finished
            ? { backgroundColor: 'success.main', color: 'success.contrastText' }
            : quiet
              ? { backgroundColor: 'text.secondary', color: 'background.paper' }
              : { backgroundColor: 'warning.main', color: 'warning.contrastText' }),
        }}
      >
        {finished && <CheckCircle fontSize="mark" />}
        {position}
      </Box>
    </Tooltip>
  );
};

/** Instead of a drawing: each type as the menu shows its catalogue. */
const TYPE_ICONS = {
  material: ScienceOutlined,
  sheet: LayersOutlined,
  bar: HorizontalRule,
  component: ExtensionOutlined,
  process: PrecisionManufacturingOutlined,
} as const;

const Picture = ({ part }: { part: Part }) => {
  const url = fileUrl(part.thumbnail ?? part.content);
  const TypeIcon = part.type ? TYPE_ICONS[part.type] : ImageNotSupportedOutlined;
  return (
    <Box
      sx={{
        height: PICTURE_HEIGHT,
        backgroundColor: url ? '#FFFFFF' : 'action.hover',
        display: 'grid',
        placeItems: 'center',
      }}
    >
      {url ? (
        <Box
          component="img"
          src={url}
          alt=""
          draggable={false}
          loading="lazy"
          sx={{
            width: '100%',
            height: PICTURE_HEIGHT,
            // A drawing is seen whole above the title.
            padding: `4px 4px ${NAME_HEIGHT + 4}px`,
            objectFit: 'contain',
            display: 'block',
          }}
        />
      ) : (
        <TypeIcon titleAccess={text.noImage} sx={{ color: 'text.disabled' }} />
      )}
    </Box>
  );
};

interface PartTileProps {
  part: Part;
  position: number;
  /** As `shortTitles` has it. */
  shortTitle: string;
  menu: readonly RowMenuItem[];
  /** Left out where the parts may not be put into another order. */
  order?: PartOrder;
}

interface TileState {
  cut: boolean;
  selected: boolean;
}

/** Selects the part; steps back until the tile is pointed at, unless some are selected. */
const SelectBox = ({ title, selected, any, onToggle }: SelectBoxProps) => (
  <Checkbox
    className="select-part"
    size="small"
    checked={selected}
    onChange={onToggle}
    slotProps={{ input: { 'aria-label': texts.orders.transfer.selectPart(title) } }}
    sx={{
      position: 'absolute',
      top: 5,
      insetInlineEnd: 38,
      padding: '3px',
      borderRadius: 1,
      backgroundColor: 'background.paper',
      opacity: selected || any ? 1 : 0,
      '&:focus-within': { opacity: 1 },
      '@media (hover: none)': { display: selected || any ? undefined : 'none' },
    }}
  />
);

interface SelectBoxProps {
  title: string;
  selected: boolean;
  /** Other parts are selected. */
  any: boolean;
  onToggle: () => void;
}

/** While one is dragged or was cut it fades; a selected one has an edge, and an edge shows the side on which it would come to stand. */
const dragStyles = (order: PartOrder | undefined, id: number, { cut, selected }: TileState) => ({
  opacity: cut || order?.dragged.includes(id) ? 0.4 : 1,
  outline: selected || (order?.over === id && !order.dragged.includes(id)) ? '2px solid' : undefined,
  outlineColor: 'primary.main',
  outlineOffset: 2,
  borderRadius: 1,
});

/** How many, the price of one and of all of them; what does not fit beside the other goes below it. */
const Amount = ({ part }: Pick<PartTileProps, 'part'>) => (
  <Box
    sx={{
      display: 'flex',
      flexWrap: 'wrap',
      gap: '0 8px',
      padding: '7px 10px',
      typography: 'note',
      whiteSpace: 'nowrap',
    }}
  >
    <Box component="span" sx={{ color: part.type ? 'text.secondary' : 'warning.main', flexGrow: 1 }}>
      {part.type ? `${formatNumber(part.quantity, 0)} × ${formatMoney(part.unit_value)}` : text.untyped}
    </Box>
    <Box component="span" sx={{ fontWeight: 650 }}>
      {formatMoney(part.final_value)}
    </Box>
  </Box>
);

interface NameProps {
  text: string;
  offered: boolean;
}

/** The title over the drawing; in italics one that only the drawing says. */
const Name = ({ text: name, offered }: NameProps) => (
  <Typography
    noWrap
    variant="note"
    sx={{
      position: 'absolute',
      insetInline: 0,
      top: PICTURE_HEIGHT - NAME_HEIGHT,
      padding: '5px 10px',
      lineHeight: '20px',
      fontWeight: 550,
      fontStyle: offered ? 'italic' : undefined,
      color: '#FFFFFF',
      backgroundColor: 'rgba(12,14,16,0.74)',
      pointerEvents: 'none',
    }}
  >
    {name}
  </Typography>
);

const card = {
  position: 'relative',
  // A text that was marked would be dragged in place of the card.
  userSelect: 'none',
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  overflow: 'hidden',
  transition: 'border-color 120ms',
  '&:hover': { borderColor: 'text.disabled' },
  '&:has(> :focus-visible)': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: 2 },
} as const;

/** Reaches down to the card's edge: a click on the amount opens the part, too, although neither it nor the title is part of the button's name. */
const opener = {
  display: 'block',
  width: '100%',
  fontFamily: 'inherit',
  textAlign: 'start',
  '&:focus-visible': { outline: 'none' },
  '&::after': { content: '""', position: 'absolute', top: '100%', insetInline: 0, height: 99 },
} as const;

/** A part as its drawing: number, title over it, value below; a click opens it, with Ctrl or Shift it selects. */
export const PartTile = ({ part, position, shortTitle, menu, order }: PartTileProps) => {
  const { openPart, canEdit } = useOpenOrder();
  const { selection, isCut } = useTransferring();
  const title = part.title || text.untitled;
  const offered = useOfferedTitle(part);
  const selected = selection.isSelected(part.id);
  const cut = isCut('parts', part.id);
  return (
    <Box
      component="li"
      data-part={part.id}
      {...order?.drag(part.id, position - 1)}
      sx={{
        position: 'relative',
        width: TILE_WIDTH,
        ...dragStyles(order, part.id, { cut, selected }),
        '&:hover > .select-part': { opacity: 1 },
      }}
    >
      <Box title={offered ?? title} sx={card}>
        <ButtonBase
          aria-label={text.open(title)}
          onClick={(event) => {
            if (event.shiftKey && canEdit) selection.extend(part.id);
            else if ((event.ctrlKey || event.metaKey) && canEdit) selection.toggle(part.id);
            else openPart(part.id);
          }}
          aria-keyshortcuts="F8"
          onKeyDown={(event) => {
            order?.onKeyDown(part.id, position - 1)(event);
            if (event.key !== 'F8') return;
            event.preventDefault();
            openPart(part.id, true);
          }}
          sx={opener}
        >
          <Picture part={part} />
        </ButtonBase>
        <Name text={offered ?? (shortTitle || text.untitled)} offered={offered !== null} />
        <Amount part={part} />
      </Box>
      <PartOffers part={part} />
      <Counter part={part} position={position} />
      {canEdit && (
        <SelectBox
          title={title}
          selected={selected}
          any={selection.selected.length > 0}
          onToggle={() => selection.toggle(part.id)}
        />
      )}
      <Box
        sx={{
          position: 'absolute',
          top: 5,
          insetInlineEnd: 5,
          borderRadius: 1,
          backgroundColor: 'background.paper',
          border: 1,
          borderColor: 'divider',
          lineHeight: 0,
          '& .MuiIconButton-root': { padding: '2px' },
        }}
      >
        <RowMenu label={texts.common.actionsOf(title)} items={menu} />
      </Box>
    </Box>
  );
};
