import { Checkbox, FormControlLabel } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { messageOf } from '../../../api';
import { texts } from '../../../i18n';
import { useSession } from '../../../providers';
import { cuttingTabs } from '../../../records';
import { paths } from '../../../routes';
import {
  type Column,
  DataTable,
  EmptyState,
  formatDate,
  LinkTabs,
  Page,
  Panel,
  usePageTitle,
} from '../../../ui';
import { purchaseColumns, type PurchaseRow } from '../purchase-table';
import { type BatchPurchase, batchesApi, batchKeys } from './batches-api';
import { toPurchaseRow } from './batch-purchases';

const text = texts.orders.cutBatches;

type PurchaseOfBatch = BatchPurchase & PurchaseRow;

const batchColumns: readonly Column<PurchaseOfBatch>[] = [
  { source: 'due', label: text.due, cell: ({ due_date }) => formatDate(due_date) },
  {
    source: 'batch',
    label: text.batch,
    cell: ({ batch_id }) => <Link to={paths.cutBatch(batch_id)}>{text.one(batch_id)}</Link>,
  },
];

/** Purchases for all batches that are not cut, the earliest due first; what is bought is ticked off. */
export const PurchasesScreen = () => {
  usePageTitle(text.toBuy);
  const { hasPermission } = useSession();
  const [missingOnly, setMissingOnly] = useState(true);
  const { data, error, refetch } = useQuery({
    queryKey: batchKeys.purchases,
    queryFn: ({ signal }) => batchesApi.purchases(signal),
  });
  const shown = data
    ?.filter(({ bought, count }) => !missingOnly || bought < count)
    .map((purchase) => toPurchaseRow(purchase, hasPermission('edit_orders')));
  const filter = (
    <FormControlLabel
      label={text.hideBought}
      control={
        <Checkbox size="small" checked={missingOnly} onChange={(_, checked) => setMissingOnly(checked)} />
      }
    />
  );
  return (
    <Page tabs={<LinkTabs {...cuttingTabs} current={paths.cutPurchases} />} toolbar={filter}>
      <Panel flush>
        <DataTable
          label={text.toBuy}
          dense
          columns={[
            ...purchaseColumns({ costs: hasPermission('view_costs'), marked: true, followed: true }),
            ...batchColumns,
          ]}
          rows={shown}
          {...(error && { error: messageOf(error, text.purchasesFailed) })}
          onRetry={() => void refetch()}
          empty={<EmptyState message={text.nothingToBuy} />}
        />
      </Panel>
    </Page>
  );
};
