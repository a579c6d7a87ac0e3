export { MarginsPanel } from './margins-panel';
export { PartMargin, useMargins } from './part-margin';
export { TargetMargin } from './target-margin';
