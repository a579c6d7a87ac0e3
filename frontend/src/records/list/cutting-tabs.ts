import { shell } from '../../i18n';
import { paths } from '../../routes';

/** The lists of cutting: batches, what is bought for them, and the stock. */
export const cuttingTabs = {
  label: shell.cutting,
  tabs: [
    { to: paths.cutBatches, label: shell.cutBatches },
    { to: paths.cutPurchases, label: shell.cutPurchases },
    { to: paths.stock, label: shell.stock },
  ],
};
