export { SetDialog } from './set-dialog';
export { SetInPlace } from './set-in-place';
