import { Button, Chip, Link as MuiLink, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import { Link, Navigate, useParams } from 'react-router';
import { messageOf, padNumber } from '../../../api';
import { texts } from '../../../i18n';
import { cuttingTabs } from '../../../records';
import { paths } from '../../../routes';
import {
  ConfirmDialog,
  ErrorState,
  formatDate,
  FormSkeleton,
  LinkTabs,
  Page,
  Panel,
  usePageTitle,
} from '../../../ui';
import { CutGroupPanel } from '../cut-group-panel';
import { countOutdated, CutSettingsPanel } from '../cut-settings-panel';
import { BatchOrdersDialog } from './batch-orders-dialog';
import { BatchPurchases } from './batch-purchases';
import type { BatchPlan } from './batches-api';
import { useBatch } from './use-batch';

const text = texts.orders.cutBatches;

type BatchActions = Pick<
  ReturnType<typeof useBatch>,
  'move' | 'moving' | 'remove' | 'isChanged' | 'progress'
>;

/** The moves that the batch can make; what can't be taken back is asked about. */
const Actions = ({ batch, ...actions }: { batch: BatchPlan } & BatchActions) => {
  const { move, moving, remove, isChanged, progress } = actions;
  const [asked, setAsked] = useState<'cut' | 'remove' | null>(null);
  const { state, made_at, groups } = batch;
  const isPlanned = made_at !== null && !isChanged && progress === null && countOutdated(groups) === 0;
  return (
    <>
      {state === 'open' && (
        <>
          <Button color="inherit" onClick={() => setAsked('remove')}>
            {text.remove}
          </Button>
          <Button
            variant="contained"
            color="primary"
            disabled={!isPlanned}
            loading={moving}
            onClick={() => void move('released')}
          >
            {text.release}
          </Button>
        </>
      )}
      {state === 'released' && (
        <>
          <Button color="inherit" disabled={moving} onClick={() => void move('open')}>
            {text.reopen}
          </Button>
          <Button variant="contained" color="primary" loading={moving} onClick={() => setAsked('cut')}>
            {text.cut}
          </Button>
        </>
      )}
      {asked && (
        <ConfirmDialog
          title={asked === 'cut' ? text.cutTitle : text.remove}
          message={asked === 'cut' ? text.cutMessage : text.removeMessage}
          confirmLabel={asked === 'cut' ? text.cut : text.remove}
          danger={asked === 'remove'}
          onCancel={() => setAsked(null)}
          onConfirm={async () => {
            await (asked === 'cut' ? move('cut') : remove());
            setAsked(null);
          }}
        />
      )}
    </>
  );
};

const Orders = ({ batch }: { batch: BatchPlan }) => {
  const [choosing, setChoosing] = useState(false);
  const { orders, state, can_edit } = batch;
  return (
    <Panel
      title={text.orders}
      actions={
        can_edit &&
        state === 'open' && (
          <Button size="small" onClick={() => setChoosing(true)}>
            {text.changeOrders}
          </Button>
        )
      }
    >
      <Stack component="ul" sx={{ gap: 0.5 }}>
        {orders.map(({ id, customer, due_date }) => (
          <Typography key={id} component="li" sx={{ overflowWrap: 'anywhere' }}>
            <MuiLink component={Link} to={paths.order(id)}>
              {`${text.order} ${padNumber(id)}`}
            </MuiLink>
            {` · ${customer ?? texts.common.empty} · ${text.due} ${formatDate(due_date)}`}
          </Typography>
        ))}
      </Stack>
      {choosing && <BatchOrdersDialog batch={batch} onClose={() => setChoosing(false)} />}
    </Panel>
  );
};

const BatchContent = ({ id }: { id: number }) => {
  usePageTitle(text.one(id));
  const { data, error, refetch, settings, ...work } = useBatch(id);
  const tabs = <LinkTabs {...cuttingTabs} current={paths.cutBatches} />;
  if (error && !data) {
    const failed = messageOf(error, text.loadFailed);
    return (
      <Page tabs={tabs}>
        <ErrorState message={failed} onRetry={() => void refetch()} />
      </Page>
    );
  }
  if (!data || !settings) return <FormSkeleton fields={4} />;
  const canPlan = data.can_edit && data.state === 'open';
  return (
    <Page
      tabs={tabs}
      toolbar={
        <>
          <Chip size="small" variant="outlined" label={text.states[data.state]} />
          <Stack direction="row" sx={{ marginInlineStart: 'auto', gap: 1 }}>
            {data.can_edit && <Actions batch={data} {...work} />}
          </Stack>
        </>
      }
    >
      <Orders batch={data} />
      <CutSettingsPanel data={data} canEdit={canPlan} {...work} settings={settings} />
      <BatchPurchases batch={data} />
      {data.groups.map((group) => (
        <CutGroupPanel
          key={group.key}
          group={group}
          canEdit={canPlan}
          path={`/cut-batches/${id}`}
          {...work}
          settings={settings}
        />
      ))}
    </Page>
  );
};

/** A batch: its orders, what to buy for them, and how they are cut. */
export const BatchScreen = () => {
  const id = Number(useParams().id);
  return Number.isInteger(id) && id > 0 ? (
    <BatchContent key={id} id={id} />
  ) : (
    <Navigate to={paths.cutBatches} replace />
  );
};
