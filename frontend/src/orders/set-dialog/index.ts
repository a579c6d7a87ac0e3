export { SetDialog } from './set-dialog';
