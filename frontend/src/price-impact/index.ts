export { ImpactDialog } from './impact-dialog';
export { ImpactStep } from './impact-step';
export { RepricingDialog } from './repricing-dialog';
export { TaxRepricing } from './tax-repricing';
export { useImpactForm } from './use-impact-form';
