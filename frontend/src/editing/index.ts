export { bindingOf } from './binding';
export { type ComparedField, type Difference, differencesOf, type NameOf } from './conflict/differences';
export { EditSessionDialogs } from './edit-session-dialogs';
export { LeaveGuard, type Navigation, useAnyUnsaved } from './leaving/leave-guard';
export { GoneDialog, GoneProvider, type GoneRecord, useGone } from './gone/gone-dialog';
export { useFormGuard } from './leaving/use-form-guard';
export { type EditSession, useEditSession } from './use-edit-session';
export { messagesOf } from './use-edit-form';
export { useSimpleForm } from './use-simple-form';
