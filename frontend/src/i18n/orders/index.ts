import { breaks } from './breaks';
import { bulk } from './bulk';
import { grid } from './grid';
import { contours } from './contours';
import { drawingRemarks } from './drawing-remarks';
import { earlier } from './earlier';
import { history } from './history';
import { kits } from './kits';
import { list } from './list';
import { liveTotals } from './live-totals';
import { margins } from './margins';
import { partDialog, parts, suggestions } from './parts';
import { readiness } from './readiness';
import { refresh } from './refresh';
import { flow, osFile, screen, totals } from './screen';
import { sets, upload, values } from './sets';
import { transfer } from './transfer';
import { views } from './views';
import { deliveryTypes, lostReasons, shortcuts, statuses, types } from './shared';

/** Quotes and production orders, their sets and parts. */
export const orders = {
  types,
  statuses,
  deliveryTypes,
  lostReasons,
  shortcuts,
  list,
  views,
  bulk,
  flow,
  history,
  screen,
  readiness,
  refresh,
  totals,
  liveTotals,
  margins,
  breaks,
  osFile,
  sets,
  upload,
  values,
  parts,
  partDialog,
  suggestions,
  contours,
  drawingRemarks,
  earlier,
  grid,
  transfer,
  kits,
} as const;
