export { SelectionBar } from './selection-bar';
export { type Transfers, useTransferring } from './transfer-context';
export { TransferProvider } from './transfer-provider';
