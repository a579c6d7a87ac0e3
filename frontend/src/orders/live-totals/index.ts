export { LiveTotalsBar, PartTotals, SelectionTotals } from './live-totals';
