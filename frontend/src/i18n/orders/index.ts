/** Quotes and production orders, their sets and parts. */
export { cutBatches, cutting } from './cutting';
export { grid } from './grid';
export { history } from './history';
export { bulk, firstSteps, list, views } from './list';
export { contours, drawingOffers, drawingRemarks, earlier, partDialog, parts, suggestions } from './parts';
export { margins } from './margins';
export { breaks, flow, liveTotals, osFile, readiness, refresh, screen, totals } from './screen';
export { kits, sets, transfer, upload, values } from './sets';
export { taxes } from './taxes';
export { deliveryTypes, lostReasons, shortcuts, statuses, types } from './shared';
