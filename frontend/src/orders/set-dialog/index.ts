export { SetDialog } from './set-dialog';
export { SetName } from './set-name';
