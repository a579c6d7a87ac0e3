export { LiveTotalsBar } from './live-totals-bar';
export { PartTotals } from './part-totals';
export { SelectionTotals } from './selection-totals';
