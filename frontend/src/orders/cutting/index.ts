export { CuttingTab } from './cutting-tab';
