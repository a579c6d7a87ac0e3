export { type ComparedField, type Difference, differencesOf, type NameOf } from './conflict/differences';
export { EditSessionDialogs } from './edit-session-dialogs';
export type { Navigation } from './leaving/leave-rules';
export { GoneProvider, type GoneRecord, useGone } from './gone/gone-context';
export { LeaveGuard, useAnyUnsaved } from './leaving/leave-guard';
export { useFormGuard } from './leaving/use-form-guard';
export { type EditSession, useEditSession } from './use-edit-session';
export { messagesOf } from './use-edit-form';
export { useSimpleForm } from './use-simple-form';
