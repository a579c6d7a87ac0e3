export { BreaksDialog } from './breaks-dialog';
export { BreaksPanel } from './breaks-panel';
