import { Alert, Button, Stack } from '@mui/material';
import { Link } from 'react-router';
import { messageOf } from '../../api';
import { texts } from '../../i18n';
import { useSession } from '../../providers';
import { paths } from '../../routes';
import { EmptyState, ErrorState, FormSkeleton } from '../../ui';
import { useOpenOrder } from '../data/open-order';
import { CutGroupPanel } from './cut-group-panel';
import { CutSettingsPanel } from './cut-settings-panel';
import { LossPanel, Purchases } from './cut-summary';
import { useCutting } from './use-cutting';

const text = texts.orders.cutting;

/** Link to the batch that the order is cut in, for users who see all orders. */
const BatchLink = ({ id }: { id: number }) =>
  useSession().hasPermission('view_all_orders') && (
    <Button size="small" color="inherit" component={Link} to={paths.cutBatch(id)}>
      {text.openBatch}
    </Button>
  );

/** 'Corte': which sheets and bars to buy for the order, how to cut them, and the loss that its prices take from the plan. */
export const CuttingTab = () => {
  const { order } = useOpenOrder();
  const { data, error, refetch, apply, ...work } = useCutting();
  if (error && !data) {
    return <ErrorState message={messageOf(error, text.loadFailed)} onRetry={() => void refetch()} />;
  }
  const { settings, isChanged } = work;
  if (!data || !settings) return <FormSkeleton fields={4} />;
  if (data.groups.length === 0) return <EmptyState message={text.nothing} />;
  const canEdit = order.can.edit;
  return (
    <Stack sx={{ gap: 2 }}>
      {data.batch_id !== null && (
        <Alert severity="info" variant="outlined" action={<BatchLink id={data.batch_id} />}>
          {text.inBatch(data.batch_id)}
        </Alert>
      )}
      <CutSettingsPanel data={data} canEdit={canEdit} {...work} settings={settings} />
      <Purchases data={data} />
      <LossPanel data={data} isChanged={isChanged} apply={apply} />
      {data.groups.map((group) => (
        <CutGroupPanel
          key={group.key}
          group={group}
          canEdit={canEdit}
          path={`/orders/${order.id}/cutting`}
          {...work}
          settings={settings}
        />
      ))}
    </Stack>
  );
};
