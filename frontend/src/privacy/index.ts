export { AnonymizeDialog } from './anonymize-dialog';
export { CustomerPrivacy } from './customer-privacy';
export { OwnDataPanel } from './personal-export';
