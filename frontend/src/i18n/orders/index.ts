import { cutBatches, cutting } from './cutting';
import { grid } from './grid';
import { history } from './history';
import { bulk, firstSteps, list, views } from './list';
import { contours, drawingOffers, drawingRemarks, earlier, partDialog, parts, suggestions } from './parts';
import { breaks, flow, liveTotals, margins, osFile, readiness, refresh, screen, totals } from './screen';
import { kits, sets, transfer, upload, values } from './sets';
import { taxes } from './taxes';
import { deliveryTypes, lostReasons, shortcuts, statuses, types } from './shared';

/** Quotes and production orders, their sets and parts. */
export const orders = {
  types,
  statuses,
  deliveryTypes,
  lostReasons,
  shortcuts,
  list,
  firstSteps,
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
  taxes,
  cutting,
  cutBatches,
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
  drawingOffers,
  earlier,
  grid,
  transfer,
  kits,
} as const;
