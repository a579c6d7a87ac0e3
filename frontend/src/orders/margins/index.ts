export { MarginsPanel } from './margins-panel';
export { PartMargin } from './part-margin';
export { TargetMargin } from './target-margin';
