import Add from '@mui/icons-material/Add';
import { Button } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { messageOf, padNumber } from '../../../api';
import { texts } from '../../../i18n';
import { useSession } from '../../../providers';
import { cuttingTabs } from '../../../records';
import { paths } from '../../../routes';
import {
  Clamped,
  type Column,
  DataTable,
  EmptyState,
  formatDate,
  LinkTabs,
  Page,
  Panel,
  usePageTitle,
} from '../../../ui';
import { type Batch, batchesApi, batchKeys } from './batches-api';
import { BatchOrdersDialog } from './batch-orders-dialog';

const text = texts.orders.cutBatches;

const customersOf = ({ orders }: Batch): string =>
  [...new Set(orders.flatMap(({ customer }) => customer ?? []))].join(', ');

const columns: readonly Column<Batch>[] = [
  { source: 'id', label: text.batch, width: 90, cell: ({ id }) => text.one(id) },
  {
    source: 'orders',
    label: text.orders,
    width: { xs: 'auto', sm: '140px' },
    cell: ({ orders }) => (
      <Clamped text={orders.map(({ id }) => padNumber(id)).join(', ') || texts.common.empty} />
    ),
  },
  {
    source: 'customers',
    label: text.customer,
    secondary: true,
    cell: (batch) => <Clamped text={customersOf(batch) || texts.common.empty} />,
  },
  {
    source: 'due',
    label: text.due,
    cell: ({ orders }) => formatDate(orders[0]?.due_date),
  },
  {
    source: 'purchases',
    label: text.purchases,
    secondary: true,
    cell: ({ bought, to_buy }) => (to_buy === 0 ? texts.common.empty : text.boughtOf(bought, to_buy)),
  },
  { source: 'state', label: text.state, cell: ({ state }) => text.states[state] },
];

/** Batches of orders that are cut together, the newest first. */
export const BatchesScreen = () => {
  usePageTitle(texts.shell.cutting);
  const navigate = useNavigate();
  const { hasPermission } = useSession();
  const [creating, setCreating] = useState(false);
  const { data, error, refetch } = useQuery({
    queryKey: batchKeys.list,
    queryFn: ({ signal }) => batchesApi.list(signal),
  });
  const add = hasPermission('edit_orders') && (
    <Button
      variant="contained"
      color="primary"
      startIcon={<Add />}
      sx={{ marginInlineStart: 'auto' }}
      onClick={() => setCreating(true)}
    >
      {text.create}
    </Button>
  );
  return (
    <Page tabs={<LinkTabs {...cuttingTabs} current={paths.cutBatches} />} toolbar={add}>
      <Panel flush>
        <DataTable
          label={text.title}
          columns={columns}
          rows={data}
          {...(error && { error: messageOf(error, text.listFailed) })}
          onRetry={() => void refetch()}
          empty={<EmptyState message={text.empty} />}
          onOpen={({ id }) => void navigate(paths.cutBatch(id))}
          hrefOf={({ id }) => paths.cutBatch(id)}
        />
      </Panel>
      {creating && <BatchOrdersDialog onClose={() => setCreating(false)} />}
    </Page>
  );
};
