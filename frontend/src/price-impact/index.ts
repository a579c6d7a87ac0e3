export { ImpactStep } from './impact-step';
export { RepricingDialog } from './repricing-dialog';
export { useImpactForm } from './use-impact-form';
