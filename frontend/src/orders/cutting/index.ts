export { CuttingTab } from './cutting-tab';
export { useUncheckedGroups } from './use-unchecked-groups';
