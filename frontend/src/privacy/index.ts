export { AnonymizeDialog } from './anonymize-dialog';
export { CustomerPrivacy } from './customer-privacy';
export { OwnDataPanel } from './own-data-panel';
export { usePersonalExport } from './use-personal-export';
