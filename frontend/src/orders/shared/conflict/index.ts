export { ConflictDialog } from './conflict-dialog';
export { type ComparedField, differencesOf } from './differences';
export { isConflict, useConflict } from './use-conflict';
export { useNames } from './use-names';
