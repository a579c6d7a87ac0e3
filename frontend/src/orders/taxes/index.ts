export { TaxesPanel } from './taxes-panel';
export { useTaxDoubts } from './use-taxes';
