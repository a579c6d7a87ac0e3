export { LiveTotalsBar } from './live-totals-bar';
export { PartTotals } from './part-totals';
