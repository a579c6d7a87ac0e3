import LockOpenOutlined from '@mui/icons-material/LockOpenOutlined';
import LockOutlined from '@mui/icons-material/LockOutlined';
import { Box, Button, ButtonBase, IconButton, MenuItem, Select, Stack, Typography } from '@mui/material';
import { useMemo, useState } from 'react';
import { texts } from '../../i18n';
import { DownloadButton, TitledDialog, useToast } from '../../ui';
import { countPieces, CutPicture, remnantText, sizeText } from './cut-picture';
import { PartsTable } from './parts-table';
import type { ChangeSheet, CutGroup, CutPart, StockCut } from './types';
import { usePieceDrag } from './use-piece-drag';

const text = texts.orders.cutting;

/** Pictures that are drawn at first. */
const FIRST = 12;

/** The sheet in words, with its number where there are several. */
const captionOf = (cut: StockCut, group: CutGroup): string => {
  const cuts = group.plan?.cuts ?? [];
  const number = cuts.length > 1 && text.sheet[group.kind](cuts.indexOf(cut) + 1);
  return [number, `${text.times(cut.count)} ${cut.stock}`, remnantText(cut)].filter(Boolean).join(' · ');
};

/**
 * The sheets that a piece of this one can go to, by their places in the plan; new ones come after all others. Bars are cut as they were found.
 */
const otherSheets = (cut: StockCut, group: CutGroup): [place: number, name: string][] => {
  const { cuts = [], new_sheets: added = [] } = group.plan ?? {};
  if (cut.locked || group.kind === 'bar') return [];
  return [
    ...cuts.flatMap((one, place): [number, string][] =>
      one === cut || one.locked ? [] : [[place, captionOf(one, group)]],
    ),
    ...added.map(({ name }, index): [number, string] => [cuts.length + index, text.newSheet(name)]),
  ];
};

interface ZoomDialogProps {
  cut: StockCut;
  group: CutGroup;
  /** The address of the DXF of a sheet. */
  dxf: string;
  /** Moves a piece, by its place on the sheet, to another sheet; undefined where the plan may not be changed. */
  onMove: ((piece: number, to: number) => void) | undefined;
  onClose: () => void;
}

/** One sheet or bar as large as the window, with the list of its pieces. */
const ZoomDialog = ({ cut, group, dxf, onMove, onClose }: ZoomDialogProps) => {
  const parts = useMemo(() => new Map(group.parts.map((part) => [part.id, part])), [group.parts]);
  const here = countPieces(cut);
  const shown = group.parts.flatMap((part) => {
    const pieces = here.get(part.id);
    return pieces === undefined ? [] : [{ ...part, pieces }];
  });
  const sheets = otherSheets(cut, group);
  const moveField = ({ id: partId, title }: CutPart) => (
    <Select
      displayEmpty
      size="small"
      value=""
      renderValue={() => text.move}
      SelectDisplayProps={{ 'aria-label': text.movePiece(title) }}
      onChange={({ target }) =>
        onMove?.(
          cut.placed.findLastIndex(({ part_id }) => part_id === partId),
          Number(target.value),
        )
      }
    >
      {sheets.map(([place, name]) => (
        <MenuItem key={place} value={place}>
          {name}
        </MenuItem>
      ))}
    </Select>
  );
  return (
    <TitledDialog
      title={captionOf(cut, group)}
      maxWidth="xl"
      onClose={onClose}
      actions={
        <>
          {group.kind === 'sheet' && (
            <DownloadButton path={dxf} failed={text.sheetDxfFailed}>
              {text.sheetDxf}
            </DownloadButton>
          )}
          <Button onClick={onClose}>{texts.common.close}</Button>
        </>
      }
    >
      <Typography variant="small" color="textSecondary">
        {sizeText(cut.width, cut.length)}
      </Typography>
      <CutPicture cut={cut} parts={parts} />
      <PartsTable
        parts={shown}
        piecesLabel={text.each[group.kind]}
        action={onMove && sheets.length > 0 ? moveField : undefined}
      />
    </TitledDialog>
  );
};

interface CutTileProps {
  cut: StockCut;
  group: CutGroup;
  parts: ReadonlyMap<number, CutPart>;
  onZoom: () => void;
  /** Undefined where the plan may not be changed. */
  onLock: (() => void) | undefined;
}

const CutTile = ({ cut, group, parts, onZoom, onLock }: CutTileProps) => {
  const caption = captionOf(cut, group);
  return (
    <>
      <ButtonBase
        component="div"
        aria-label={text.zoom(caption)}
        onClick={onZoom}
        sx={{ display: 'block', width: '100%', textAlign: 'start' }}
      >
        <CutPicture cut={cut} parts={parts} />
      </ButtonBase>
      <Stack direction="row" sx={{ alignItems: 'center', gap: 0.5 }}>
        <Typography variant="note" color="textSecondary">
          {caption}
        </Typography>
        {onLock && (
          <IconButton
            size="small"
            title={text.lockHint}
            aria-label={text.lock(caption)}
            aria-pressed={cut.locked}
            onClick={onLock}
          >
            {cut.locked ? <LockOutlined fontSize="small" /> : <LockOpenOutlined fontSize="small" />}
          </IconButton>
        )}
      </Stack>
    </>
  );
};

/** Where a piece is dropped that gets a sheet of its own: in sight however long the list is. */
const NEW_SHEET = {
  position: 'sticky',
  bottom: 8,
  padding: 2,
  border: '1px dashed',
  borderColor: 'text.secondary',
  backgroundColor: 'background.paper',
  textAlign: 'center',
} as const;

/** Of the sheet onto which a piece would be dropped. */
const outlineOf = (isOver: boolean) => ({
  outline: isOver ? '2px solid' : 'none',
  outlineColor: 'primary.main',
  outlineOffset: 4,
});

/** Bars are long; sheets stand beside each other. */
const gridFor = (kind: CutGroup['kind']) => ({
  display: 'grid',
  gridTemplateColumns:
    kind === 'bar'
      ? 'minmax(0, 1fr)'
      : { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))', xl: 'repeat(3, minmax(0, 1fr))' },
  gap: 2,
});

interface CutPlansProps {
  group: CutGroup;
  /** Of the plan, after /api. */
  path: string;
  canEdit: boolean;
  changeSheet: ChangeSheet;
}

/** The plans of a group as pictures; each opens large, can be locked, and gives a piece to another one. */
export const CutPlans = ({ group, path, canEdit, changeSheet }: CutPlansProps) => {
  const [shown, setShown] = useState(FIRST);
  const [zoomed, setZoomed] = useState<StockCut | null>(null);
  const toast = useToast();
  const parts = useMemo(() => new Map(group.parts.map((part) => [part.id, part])), [group.parts]);
  const { cuts = [], new_sheets: added = [], digest = '' } = group.plan ?? {};
  const move = async (piece: { cut: number; piece: number }, to: number) => {
    const sheet = added[to - cuts.length];
    const target = sheet ? { new_stock: sheet.stock } : { to };
    const isMoved = await changeSheet({ group: group.key, digest, ...piece, ...target });
    if (isMoved) toast(text.moved(sheet ? text.newSheet(sheet.name) : text.sheet.sheet(to + 1)), 'success');
  };
  const { isDragging, over, handlers } = usePieceDrag((piece, to) => void move(piece, to));
  return (
    <Box component="ul" aria-label={text.plans} sx={gridFor(group.kind)}>
      {cuts.slice(0, shown).map((cut, index) => (
        <Box
          component="li"
          key={index}
          {...(canEdit && otherSheets(cut, group).length > 0 && handlers(index))}
          sx={outlineOf(over === index)}
        >
          <CutTile
            cut={cut}
            group={group}
            parts={parts}
            onZoom={() => setZoomed(cut)}
            onLock={
              canEdit
                ? () => void changeSheet({ group: group.key, digest, cut: index, locked: !cut.locked })
                : undefined
            }
          />
        </Box>
      ))}
      {isDragging &&
        added.map(({ stock, name }, index) => (
          <Box
            component="li"
            key={stock}
            {...handlers(cuts.length + index)}
            sx={{ ...NEW_SHEET, ...outlineOf(over === cuts.length + index) }}
          >
            {text.newSheet(name)}
          </Box>
        ))}
      {cuts.length > shown && (
        <li>
          <Button onClick={() => setShown(cuts.length)}>{text.more(cuts.length - shown)}</Button>
        </li>
      )}
      {zoomed && (
        <ZoomDialog
          cut={zoomed}
          group={group}
          dxf={`${path}/dxf?${new URLSearchParams({ group: group.key, cut: String(cuts.indexOf(zoomed)) })}`}
          onMove={
            canEdit
              ? (piece, to) => {
                  setZoomed(null);
                  void move({ cut: cuts.indexOf(zoomed), piece }, to);
                }
              : undefined
          }
          onClose={() => setZoomed(null)}
        />
      )}
    </Box>
  );
};
