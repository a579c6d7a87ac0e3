import { texts } from '../../../i18n';
import { formatDateTime } from '../../../ui';
import { groupTitle } from '../group-title';
import { PlanFiles, PurchaseTable } from '../purchase-table';
import type { BatchPlan } from './batches-api';
import { BoughtBox } from './bought-box';

const text = texts.orders.cutBatches;

/** What to buy for the batch, ticked off as it is bought, and what it takes of the stock. */
export const BatchPurchases = ({ batch }: { batch: BatchPlan }) => {
  const { id, sums, purchases, groups, made_at, can_edit, state } = batch;
  if (sums === null) return null;
  const bought = purchases.map((purchase) => ({
    ...purchase,
    key: String(purchase.id),
    group: groupTitle({ name: purchase.material, thickness: purchase.thickness }),
    mark: <BoughtBox purchase={purchase} disabled={!can_edit || state === 'cut'} />,
  }));
  const taken = groups.flatMap((group) =>
    (group.plan?.items ?? []).map((item) => ({
      ...item,
      key: `${group.key} ${item.id}`,
      group: groupTitle(group),
      mark: texts.orders.cutting.own,
    })),
  );
  return (
    <PurchaseTable
      rows={[...taken, ...bought]}
      sums={sums}
      files={<PlanFiles pdf={`/cut-batches/${id}/pdf`} list={`/exports/cut-batches/${id}`} />}
      pricesOf={text.pricesOf(formatDateTime(made_at))}
    />
  );
};
