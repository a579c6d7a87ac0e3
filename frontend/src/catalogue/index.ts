export { CatalogueScreen } from './catalogue-screen';
export { orServer } from './failures';
export { RecordList } from './list/record-list';
export { readTarget } from './target';
export type { ListDeclaration } from './types';
export { useAllRecords } from './use-all-records';
