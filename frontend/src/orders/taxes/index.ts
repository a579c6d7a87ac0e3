export { TaxesPanel } from './taxes-panel';
