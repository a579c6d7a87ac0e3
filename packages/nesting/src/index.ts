export type { BarJob, BarPiece, BarPlan, BarStock, CutBars } from './bars/bar-job.js';
export { cutBars } from './bars/cut-bars.js';
export { cutSheets } from './sheets/cut-sheets.js';
export type {
  CutSheets,
  PlacedPiece,
  SheetJob,
  SheetPiece,
  SheetPlan,
  SheetStock,
} from './sheets/sheet-job.js';
export { innerPoint, keepApart } from './shapes/clearance.js';
export { cutShapes } from './shapes/cut-shapes.js';
export type { ShapePlan } from './shapes/shape-job.js';
export { SheetSearch } from './sheets/sheet-search.js';
