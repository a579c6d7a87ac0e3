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
  Clamped,
  type Column,
  DataTable,
  EmptyState,
  FigureMeasure,
  formatDate,
  formatNumber,
  LinkTabs,
  Page,
  Panel,
  usePageTitle,
} from '../../../ui';
import { groupTitle } from '../group-title';
import { type BatchPurchase, batchesApi, batchKeys } from './batches-api';
import { BoughtBox } from './bought-box';

const text = texts.orders.cutBatches;

const columnsFor = (canEdit: boolean, costs: boolean): readonly Column<BatchPurchase>[] => [
  {
    source: 'bought',
    label: texts.orders.cutting.isBought,
    sortBy: false,
    control: true,
    cell: (purchase) => <BoughtBox purchase={purchase} disabled={!canEdit} />,
  },
  {
    source: 'name',
    label: texts.orders.cutting.item,
    sortBy: false,
    cell: ({ name }) => name,
  },
  {
    source: 'material',
    label: texts.orders.cutting.group,
    sortBy: false,
    secondary: true,
    cell: ({ material, thickness }) => <Clamped text={groupTitle({ name: material, thickness })} />,
  },
  {
    source: 'count',
    label: text.needed,
    sortBy: false,
    numeric: true,
    cell: ({ count }) => formatNumber(count, 0),
  },
  {
    source: 'weight',
    label: texts.orders.cutting.weight,
    sortBy: false,
    numeric: true,
    secondary: true,
    cell: ({ weight }) => <FigureMeasure figure="net_weight" value={weight} />,
  },
  ...(costs
    ? [
        {
          source: 'value',
          label: texts.orders.cutting.value,
          sortBy: false,
          numeric: true,
          secondary: true,
          cell: ({ value }: BatchPurchase) => <FigureMeasure figure="total" value={value} />,
        } as const,
      ]
    : []),
  { source: 'due', label: text.due, sortBy: false, cell: ({ due_date }) => formatDate(due_date) },
  {
    source: 'batch',
    label: text.batch,
    sortBy: false,
    cell: ({ batch_id }) => <Link to={paths.cutBatch(batch_id)}>{text.one(batch_id)}</Link>,
  },
];

/** What to buy for all batches that are not cut, the earliest due first; what is bought is ticked off. */
export const PurchasesScreen = () => {
  usePageTitle(text.toBuy);
  const { hasPermission } = useSession();
  const [missingOnly, setMissingOnly] = useState(true);
  const { data, error, refetch } = useQuery({
    queryKey: batchKeys.purchases,
    queryFn: ({ signal }) => batchesApi.purchases(signal),
  });
  const shown = data?.filter(({ bought, count }) => !missingOnly || bought < count);
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
          columns={columnsFor(hasPermission('edit_orders'), hasPermission('view_costs'))}
          rows={shown}
          {...(error && { error: messageOf(error, text.purchasesFailed) })}
          onRetry={() => void refetch()}
          empty={<EmptyState message={text.nothingToBuy} />}
          rowName={({ name }) => name}
        />
      </Panel>
    </Page>
  );
};
