export { TaxesPanel } from './taxes-panel';
export { useTaxDoubts, useTaxes } from './use-taxes';
