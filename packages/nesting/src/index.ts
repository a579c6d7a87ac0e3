export { cutBars } from './bars/cut-bars.js';
export { cutSheets } from './sheets/cut-sheets.js';
export { innerPoint, keepApart } from './shapes/clearance.js';
export { cutShapes } from './shapes/cut-shapes.js';
export type { ShapePlan } from './shapes/shape-job.js';
export { SheetSearch } from './sheets/sheet-search.js';
