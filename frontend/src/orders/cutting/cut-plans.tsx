import {
  Box,
  Button,
  ButtonBase,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  Typography,
} from '@mui/material';
import { useId, useMemo, useState } from 'react';
import { download } from '../../api';
import { texts } from '../../i18n';
import { useAttempt, useBusy } from '../../ui';
import { countPieces, CutPicture, remnantText, sizeText } from './cut-picture';
import { PartsTable } from './parts-table';
import type { CutGroup, StockCut } from './types';

const text = texts.orders.cutting;

/** Pictures that are drawn at first. */
const FIRST = 12;

const captionOf = (cut: StockCut): string =>
  [`${text.times(cut.count)} ${cut.stock}`, remnantText(cut)].filter(Boolean).join(' · ');

/** Saves a sheet, or all of a group, for the machine. */
export const DxfButton = ({ path, label }: { path: string; label: string }) => {
  const [busy, run] = useBusy();
  const attempt = useAttempt();
  return (
    <Button loading={busy} onClick={() => void run(() => attempt(() => download(path), text.sheetDxfFailed))}>
      {label}
    </Button>
  );
};

interface ZoomDialogProps {
  cut: StockCut;
  group: CutGroup;
  /** The address of the DXF of a sheet. */
  dxf: string;
  onClose: () => void;
}

/** One sheet or bar as large as the window, with the list of its pieces. */
const ZoomDialog = ({ cut, group, dxf, onClose }: ZoomDialogProps) => {
  const id = useId();
  const parts = useMemo(() => new Map(group.parts.map((part) => [part.id, part])), [group.parts]);
  const here = countPieces(cut);
  const shown = group.parts.flatMap((part) => {
    const pieces = here.get(part.id);
    return pieces === undefined ? [] : [{ ...part, pieces }];
  });
  return (
    <Dialog open fullWidth maxWidth="xl" onClose={onClose} aria-labelledby={id}>
      <DialogTitle id={id}>{captionOf(cut)}</DialogTitle>
      <DialogContent>
        <Typography variant="small" color="textSecondary">
          {sizeText(cut.width, cut.length)}
        </Typography>
        <CutPicture cut={cut} parts={parts} />
        <PartsTable parts={shown} piecesLabel={text.each[group.kind]} />
      </DialogContent>
      <DialogActions>
        {group.kind === 'sheet' && <DxfButton path={dxf} label={text.sheetDxf} />}
        <Button onClick={onClose}>{texts.common.close}</Button>
      </DialogActions>
    </Dialog>
  );
};

/** The plans of a group as pictures; each opens large. @param path of the plan, after /api */
export const CutPlans = ({ group, path }: { group: CutGroup; path: string }) => {
  const [shown, setShown] = useState(FIRST);
  const [zoomed, setZoomed] = useState<StockCut | null>(null);
  const parts = useMemo(() => new Map(group.parts.map((part) => [part.id, part])), [group.parts]);
  const cuts = group.plan?.cuts ?? [];
  const wide = group.kind === 'bar';
  return (
    <Box
      component="ul"
      aria-label={text.plans}
      sx={{
        display: 'grid',
        gridTemplateColumns: wide
          ? 'minmax(0, 1fr)'
          : { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))', xl: 'repeat(3, minmax(0, 1fr))' },
        gap: 2,
        margin: 0,
        padding: 0,
        listStyle: 'none',
      }}
    >
      {cuts.slice(0, shown).map((cut, index) => (
        <li key={index}>
          <ButtonBase
            aria-label={text.zoom(captionOf(cut))}
            onClick={() => setZoomed(cut)}
            sx={{ display: 'block', width: '100%', textAlign: 'start' }}
          >
            <CutPicture cut={cut} parts={parts} />
            <Typography variant="note" color="textSecondary" sx={{ display: 'block', marginTop: 0.5 }}>
              {captionOf(cut)}
            </Typography>
          </ButtonBase>
        </li>
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
          onClose={() => setZoomed(null)}
        />
      )}
    </Box>
  );
};
