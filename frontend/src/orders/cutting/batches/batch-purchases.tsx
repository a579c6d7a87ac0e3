import { texts } from '../../../i18n';
import { formatDateTime } from '../../../ui';
import { groupTitle } from '../group-title';
import { PlanFiles, type PurchaseRow, PurchaseTable } from '../purchase-table';
import type { BatchPlan, BatchPurchase } from './batches-api';
import { BoughtBox } from './bought-box';

const text = texts.orders.cutBatches;

/** A purchase with the box in which it is ticked off. */
export const toPurchaseRow = (purchase: BatchPurchase, canEdit: boolean): BatchPurchase & PurchaseRow => ({
  ...purchase,
  group: groupTitle({ name: purchase.material, thickness: purchase.thickness }),
  mark: <BoughtBox purchase={purchase} disabled={!canEdit} />,
});

/** Purchases for the batch, ticked off as it is bought, and what it takes of the stock. */
export const BatchPurchases = ({ batch }: { batch: BatchPlan }) => {
  const { id, sums, purchases, groups, made_at, can_edit, state } = batch;
  if (sums === null) return null;
  const bought = purchases.map((purchase) => toPurchaseRow(purchase, can_edit && state !== 'cut'));
  const taken = groups.flatMap((group) =>
    (group.plan?.items ?? []).map((item) => ({
      ...item,
      id: `${group.key} ${item.id}`,
      group: groupTitle(group),
      mark: texts.orders.cutting.own,
    })),
  );
  return (
    <PurchaseTable
      rows={[...taken, ...bought]}
      sums={sums}
      files={
        <PlanFiles
          pdf={`/cut-batches/${id}/pdf`}
          list={`/exports/cut-batches/${id}`}
          labels={state === 'cut' && sums.kept.weight > 0 && `/cut-batches/${id}/pdf-labels`}
        />
      }
      pricesOf={text.pricesOf(formatDateTime(made_at))}
    />
  );
};
