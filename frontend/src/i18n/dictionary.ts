/** A namespace instead of an object, so that a chunk of the build holds the features it names. */
export { access } from './access';
export {
  administrationHistory,
  company,
  companyTaxes,
  errorLog,
  jobs,
  logFilters,
  privacy,
  systemHealth,
} from './administration';
export { catalogue, drawingFeedback } from './catalogue';
export { common } from './common';
export { editing } from './editing';
export { imports } from './imports';
export { insights } from './insights';
export { offers } from './offers';
export * as orders from './orders';
export { priceImpact } from './price-impact';
export { revisions } from './revisions';
export { search, shell } from './shell';
