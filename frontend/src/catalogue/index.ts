export { CatalogueScreen } from './catalogue-screen';
export { CreateEntryDialog } from './create-entry-dialog';
