export { MarginsPanel } from './margins-panel';
export { PartMargin } from './part-margin';
export { TargetMargin } from './target-margin';
export { useMargins } from './use-margins';
