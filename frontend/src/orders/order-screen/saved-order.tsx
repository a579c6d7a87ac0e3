import { Alert, Box } from '@mui/material';
import { useEffect, useMemo, useState } from 'react';
import { texts } from '../../i18n';
import { useToast } from '../../ui';
import { useOrderCache } from '../data/use-order';
import { BreaksPanel } from '../breaks';
import { HistoryPanel } from '../history';
import type { Other } from '../live';
import { LiveTotalsBar } from '../live-totals';
import { MarginsPanel } from '../margins';
import type { Order } from '../data/types';
import { AwaitsAnswer } from './flow/awaits-answer';
import { StatusFlow } from './flow/status-flow';
import { type OpenOrder, OrderProvider } from '../data/open-order';
import { OpenDialog } from './open-dialog';
import { OrderRevisions } from './order-revisions';
import { NONE_ASKED } from './general/general-fields';
import { OrderFrame } from './order-frame';
import { ReadinessStrip } from './readiness/readiness-strip';
import { RefreshDialog } from './refresh/refresh-dialog';
import { SetsSection } from './sets/sets-section';
import { type DialogAddress, useDialogAddress } from './use-dialog-address';
import { useDropBlankPart } from './use-drop-blank-part';
import { TotalsPanel } from './values/totals-panel';
import { ValuesTable } from './values/values-table';

/** Says so when the address names a set that the order does not have, or that was deleted meanwhile. */
const useMissingSet = (order: Order, { set, setUnreadable }: DialogAddress): void => {
  const toast = useToast();
  const missing = set !== null && !order.sets.some(({ id }) => id === set);
  useEffect(() => {
    if (setUnreadable) toast(texts.orders.sets.idNotFound);
    else if (missing) toast(texts.orders.sets.notFound);
  }, [missing, setUnreadable, toast]);
};

const SETS_ID = 'order-sets';

interface SavedOrderProps {
  order: Order;
  /** Other users who have it open. */
  others: readonly Other[];
}

/** A saved order: its flow, information, sets, values and totals. */
export const SavedOrder = ({ order, others }: SavedOrderProps) => {
  const cache = useOrderCache(order.id);
  const dialog = useDialogAddress();
  const { open } = dialog;
  const [refreshing, setRefreshing] = useState(false);
  const [asked, setAsked] = useState(NONE_ASKED);
  useMissingSet(order, dialog);
  const addedPart = useDropBlankPart(order.id, cache, dialog.part);
  const context: OpenOrder = useMemo(
    () => ({
      order,
      cache,
      canEdit: order.can.change,
      openPart: (id, earlier) => open('part', id, earlier),
      openSet: (id) => open('set', id),
      refreshAll: () => setRefreshing(true),
      openAddedPart: (id) => {
        addedPart(id);
        open('part', id);
      },
    }),
    [order, cache, open, addedPart],
  );
  return (
    <OrderProvider value={context}>
      <OrderFrame
        order={order}
        others={others}
        covered={dialog.part !== null || dialog.set !== null || refreshing}
        asked={asked}
        foot={<LiveTotalsBar />}
        flow={
          <>
            <StatusFlow />
            {order.can.edit && (
              <ReadinessStrip
                onOrder={(kind) => {
                  if (kind === 'parts') document.getElementById(SETS_ID)?.focus();
                  else setAsked({ field: kind === 'customer' ? kind : 'markup', times: asked.times + 1 });
                }}
              />
            )}
          </>
        }
      >
        {!order.can.edit && (
          <Alert severity="info" variant="outlined" sx={{ paddingBlock: 0 }}>
            {texts.orders.screen.readOnly}
          </Alert>
        )}
        {order.can.edit && !order.can.change && <AwaitsAnswer />}
        <Box id={SETS_ID} tabIndex={-1} sx={{ scrollMarginTop: 64, '&:focus': { outline: 0 } }}>
          <SetsSection />
        </Box>
        <Box
          sx={{
            display: 'grid',
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 288px' },
            alignItems: 'start',
            gap: 2,
          }}
        >
          <ValuesTable />
          <Box sx={{ position: { lg: 'sticky' }, top: 68 }}>
            <TotalsPanel />
          </Box>
        </Box>
        <BreaksPanel />
        <MarginsPanel />
        <OrderRevisions />
        <HistoryPanel order={order} />
      </OrderFrame>
      <OpenDialog order={order} dialog={dialog} />
      {refreshing && <RefreshDialog onClose={() => setRefreshing(false)} />}
    </OrderProvider>
  );
};
