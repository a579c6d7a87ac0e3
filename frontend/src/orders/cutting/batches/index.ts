export { BatchScreen } from './batch-screen';
export { BatchesScreen } from './batches-screen';
export { PurchasesScreen } from './purchases-screen';
