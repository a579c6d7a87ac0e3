export { PartDialog } from './part-dialog';
