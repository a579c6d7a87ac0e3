export { ImpactDialog } from './impact-dialog';
export { ImpactStep } from './impact-step';
export { priceImpactApi, type ShownQuote } from './price-impact-api';
export { RepricingDialog } from './repricing-dialog';
export { useImpactForm } from './use-impact-form';
