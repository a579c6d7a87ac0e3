export { InsertKitDialog } from './insert-kit-dialog';
export { KitDialog } from './kit-dialog';
