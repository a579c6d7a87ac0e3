import { Box, Stack } from '@mui/material';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { ApiError, messageOf } from '../../api';
import { texts } from '../../i18n';
import { AnswerLines, LinksOut, MailLines } from '../../offers';
import { RevisionsPanel } from '../../revisions';
import { type OrderTab, orderTabs, paths } from '../../routes';
import { EmptyState, LinkTabs, useToast } from '../../ui';
import { BreaksPanel } from '../breaks/breaks-panel';
import { CuttingTab } from '../cutting';
import { isBlankPart, noteLeftPart, takeLeftParts } from '../data/blank-part';
import { type OpenOrder, OrderProvider, useOpenOrder } from '../data/open-order';
import { orderState } from '../data/order-state';
import { partsApi } from '../data/parts-api';
import type { Order } from '../data/types';
import { type OrderCache, useOrderCache, withoutPart } from '../data/use-order';
import { HistoryPanel } from '../history/history-panel';
import { LiveTotalsBar } from '../live-totals/live-totals';
import type { Other } from '../live/use-live-order';
import { MarginsPanel } from '../margins/margins-panel';
import { TaxesPanel } from '../taxes';
import { ReadOnlyNotice } from './flow/awaits-answer';
import { StatusFlow } from './flow/status-flow';
import { askedIn } from './general/general-fields';
import { type DialogAddress, OpenDialog, useDialogAddress } from './open-dialog';
import { OrderFrame } from './order-frame';
import { addressOfFinding, fieldOfFinding } from './readiness/readiness';
import { ReadinessStrip } from './readiness/readiness-strip';
import { RefreshDialog } from './refresh/refresh-dialog';
import { SetsSection } from './sets/sets-section';
import { TotalsPanel } from './values/totals-panel';
import { ValuesTable } from './values/values-table';

const { tabs: words } = texts.orders.screen;

/** The rooms of an order's screen. */
const OrderTabs = ({ orderId, current }: { orderId: number; current: OrderTab }) => (
  <LinkTabs
    label={words.title}
    current={paths.orderTab(orderId, current)}
    tabs={orderTabs.map((tab) => ({ to: paths.orderTab(orderId, tab), label: words[tab] }))}
  />
);

/** The revisions of the open quote; one that is taken up again is what the screen shows then. */
const OrderRevisions = () => {
  const { order, cache } = useOpenOrder();
  return (
    <RevisionsPanel
      order={order}
      state={orderState(order)}
      onTakenUp={async (answer) => {
        await cache.take(answer);
        void cache.refreshHistory();
      }}
    />
  );
};

/**
 * A part that was added here and whose dialog is left before anything of it was saved goes again, by whatever way it is
 * left. What the server has counts: another user may have begun with it meanwhile. A tab that is closed has no time left
 * for it: the part is noted, and goes when the order is opened again in this browser.
 * @param open the part whose dialog is open
 * @returns what is to be called with each part that is added
 */
const useDropBlankPart = (orderId: number, cache: OrderCache, open: number | null) => {
  const toast = useToast();
  const added = useRef(new Set<number>());
  const drop = useEffectEvent(async (id: number) => {
    added.current.delete(id);
    try {
      if (!isBlankPart(await partsApi.get(id))) return;
      await partsApi.remove(id);
      cache.change((order) => withoutPart(order, id));
      await cache.refresh();
    } catch (error) {
      const goneAlready = error instanceof ApiError && error.status === 404;
      if (!goneAlready) toast(messageOf(error, texts.orders.parts.deleteFailed));
    }
  });
  const takeUp = useEffectEvent(() => {
    for (const id of takeLeftParts(orderId)) {
      // Reloaded with its dialog open, it is a part that was added here.
      if (id === open) added.current.add(id);
      else void drop(id);
    }
  });
  const note = useEffectEvent(() => {
    if (open !== null && added.current.has(open)) noteLeftPart(orderId, open);
  });
  useEffect(() => {
    takeUp();
    const onHide = () => note();
    window.addEventListener('pagehide', onHide);
    return () => window.removeEventListener('pagehide', onHide);
  }, []);
  const left = useRef<{ id: number; timer: ReturnType<typeof setTimeout> }>(undefined);
  useEffect(() => {
    // An effect that is undone and done again at once has left nothing.
    if (left.current?.id === open) clearTimeout(left.current.timer);
    const known = added.current;
    return () => {
      if (open === null || !known.has(open)) return;
      left.current = { id: open, timer: setTimeout(() => void drop(open), 0) };
    };
  }, [open]);
  return (id: number) => void added.current.add(id);
};

/** Says so when the address names a set that the order does not have, or that was deleted meanwhile. */
const useMissingSet = (order: Order, { set, setUnreadable }: DialogAddress): void => {
  const toast = useToast();
  const missing = set !== null && !order.sets.some(({ id }) => id === set);
  useEffect(() => {
    if (setUnreadable) toast(texts.orders.sets.idNotFound);
    else if (missing) toast(texts.orders.sets.notFound);
  }, [missing, setUnreadable, toast]);
};

const TAB_ID = 'order-tab';

const Values = () => (
  <>
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
    <TaxesPanel />
    <BreaksPanel />
    <MarginsPanel />
  </>
);

/** The tab of e-mails and links that were sent, the customer's answers, and the quote's revisions. */
const SendingTab = () => {
  const { order } = useOpenOrder();
  if (order.revision === null) return <EmptyState message={texts.orders.screen.tabs.nothingSent} />;
  return (
    <>
      {order.type === 'pre_order' && <MailLines orderId={order.id} />}
      {order.status === 'waiting_response' && order.can.edit && <LinksOut orderId={order.id} />}
      <AnswerLines order={order} canEdit={order.can.edit} />
      <OrderRevisions />
    </>
  );
};

const TabContent = ({ tab }: { tab: OrderTab }) => {
  const { order } = useOpenOrder();
  switch (tab) {
    case 'parts':
      return <SetsSection />;
    case 'values':
      return <Values />;
    case 'cutting':
      return <CuttingTab />;
    case 'sendings':
      return <SendingTab />;
    case 'history':
      return <HistoryPanel order={order} />;
  }
};

interface SavedOrderProps {
  tab: OrderTab;
  order: Order;
  /** Other users who have it open. */
  others: readonly Other[];
}

/** A saved order: its flow, information, sets, values and totals. */
export const SavedOrder = ({ order, others, tab }: SavedOrderProps) => {
  const cache = useOrderCache(order.id);
  const dialog = useDialogAddress();
  const { open } = dialog;
  const [refreshing, setRefreshing] = useState(false);
  const state: unknown = useLocation().state;
  const [asked, setAsked] = useState(() => askedIn(state));
  const navigate = useNavigate();
  useMissingSet(order, dialog);
  /** The tab may be below the information that is open above it. */
  const show = async (address: string) => {
    await navigate(address);
    document.getElementById(TAB_ID)?.focus();
  };
  const addedPart = useDropBlankPart(order.id, cache, dialog.part);
  const context: OpenOrder = {
    order,
    cache,
    canEdit: order.can.change,
    openPart: (id, earlier) => open('part', id, earlier),
    openSet: (id) => open('set', id),
    putRight: (kind) => {
      const address = addressOfFinding(kind, order);
      if (address !== null) void show(address);
      else setAsked({ field: fieldOfFinding(kind), times: asked.times + 1 });
    },
    refreshAll: () => setRefreshing(true),
    openAddedPart: (id) => {
      addedPart(id);
      open('part', id);
    },
  };
  return (
    <OrderProvider value={context}>
      <OrderFrame
        order={order}
        others={others}
        covered={dialog.part !== null || dialog.set !== null || refreshing}
        asked={asked}
        foot={tab === 'parts' && <LiveTotalsBar />}
        flow={
          <>
            <StatusFlow news={tab !== 'sendings'} />
            {order.can.edit && <ReadinessStrip />}
          </>
        }
      >
        <ReadOnlyNotice />
        <OrderTabs orderId={order.id} current={tab} />
        <Stack id={TAB_ID} tabIndex={-1} sx={{ gap: 2, scrollMarginTop: 160, '&:focus': { outline: 0 } }}>
          <TabContent tab={tab} />
        </Stack>
      </OrderFrame>
      <OpenDialog order={order} dialog={dialog} />
      {refreshing && <RefreshDialog onClose={() => setRefreshing(false)} />}
    </OrderProvider>
  );
};
