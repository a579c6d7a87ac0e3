export { ImpactStep } from './impact-step';
export { useImpactForm } from './use-impact-form';
