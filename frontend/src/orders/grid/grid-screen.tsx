import { Box, Button, Stack } from '@mui/material';
import { useEffect, useMemo, useState } from 'react';
import { useStore } from 'react-admin';
import { Link, Navigate, useNavigate, useParams } from 'react-router';
import { padNumber } from '../../api';
import { type Difference, GoneDialog, useGone } from '../../editing';
import { useLeaveRule } from '../../editing/leaving/leave-guard';
import { UnsavedDialog } from '../../editing/leaving/use-form-guard';
import { grid as text, types } from '../../i18n/orders';
import { paths } from '../../routes';
import { COARSE, FINGER } from '../../theme';
import { EmptyState, usePageTitle } from '../../ui';
import { type OpenOrder, OrderProvider, useOpenOrder } from '../data/open-order';
import type { Order } from '../data/types';
import { useOrderCache } from '../data/use-order';
import { LiveTotalsBar } from '../live-totals/live-totals';
import type { Other } from '../live/use-live-order';
import { DocumentsMenu } from '../order-screen/documents-menu';
import { ReadOnlyNotice } from '../order-screen/flow/awaits-answer';
import { LoadedOrder } from '../order-screen/loaded-order';
import { OpenDialog, useDialogAddress } from '../order-screen/open-dialog';
import { BackButton, Title, Total } from '../order-screen/order-title';
import { addressOfFinding, fieldOfFinding } from '../order-screen/readiness/readiness';
import { ReadinessStrip } from '../order-screen/readiness/readiness-strip';
import { RefreshDialog } from '../order-screen/refresh/refresh-dialog';
import { DrawingPane } from '../part-dialog/drawing/drawing-pane';
import { ViewLinks } from '../shared/view-links';
import { cellName } from './core/columns';
import { areasOf, cellCount } from './core/selection';
import { FindBar } from './view/find-bar';
import { useIsEditing } from './use-editor';
import { GridProvider, useGrid, useOpenGrid } from './use-grid';
import { useOfSelection, useSelected } from './use-selection';
import { GridTable } from './view/grid-table';
import { KeyedPasteDialog } from './view/keyed-paste-dialog';
import { StatusBar } from './view/status-bar';
import { AddSet, DRAWING_BESIDE } from './view/toolbar';

/**
 * Asks before texts are lost that were refused; what is on its way is waited for. Where the order was deleted meanwhile they can
 * be copied.
 */
const Leaving = () => {
  const { marks, unsaved, busy, editor, keepUnsaved, saves } = useOpenGrid();
  const editing = useIsEditing(editor);
  const gone = useGone();
  const refused = [...marks.values()].some((row) =>
    [...row.values()].some(({ state }) => state !== 'saving'),
  );
  const held = useLeaveRule({
    unsaved: () => refused || busy || editor.isEditing(),
    leaves: ({ from, to }) => from.pathname !== to.pathname,
    keep: keepUnsaved,
  });
  const free = !refused && !busy && !editing;
  const proceed = held?.proceed;
  const letGo = gone?.onLetGo;
  useEffect(() => {
    if (!free) return;
    proceed?.();
    letGo?.();
  }, [free, proceed, letGo]);
  if (gone && refused) {
    const typed = unsaved.map(({ shown, at, mark }): Difference => ({
      label: cellName(shown, at.part),
      own: mark.text,
      other: '',
    }));
    return <GoneDialog message={gone.message} typed={typed} onDiscard={() => saves.discardAll()} />;
  }
  return held && refused ? <UnsavedDialog onStay={held.stay} onDiscard={held.proceed} /> : null;
};

/** The drawing of the active row's part; the place lights up where it says something for the active cell. */
const DrawingBeside = () => {
  const grid = useOpenGrid();
  const { active } = useSelected(grid);
  const part = grid.rows.parts[active.row]?.part;
  return (
    <Box
      sx={{
        display: { xs: 'none', md: 'grid' },
        flex: '0 0 38%',
        minWidth: 0,
        padding: 1,
        borderBlock: 1,
        borderColor: 'divider',
      }}
    >
      <DrawingPane
        content={part?.content ?? null}
        title={part?.title ?? ''}
        sharper={part?.original?.mime === 'application/pdf'}
        mark={grid.offerAt(active)?.place ?? null}
        contours={null}
      />
    </Box>
  );
};

interface OrderProps {
  order: Order;
  /** Other users who have it open. */
  others: readonly Other[];
}

const Header = ({ order, others, title }: OrderProps & { title: string }) => (
  <Stack
    component="header"
    direction="row"
    sx={{
      alignItems: 'center',
      flexWrap: { xs: 'wrap', sm: 'nowrap' },
      columnGap: 1,
      rowGap: 0.5,
      minHeight: 52,
      padding: { xs: '6px 12px', sm: '5px 16px 5px 8px' },
    }}
  >
    <BackButton />
    <Title order={order} others={others} title={title} dirty={false} />
    <Stack
      direction="row"
      sx={{
        alignItems: 'center',
        justifyContent: 'flex-end',
        gap: 1,
        flexShrink: 0,
        flexBasis: { xs: '100%', sm: 'auto' },
      }}
    >
      <Total order={order} />
      <ViewLinks orderId={order.id} current="grid" />
      <Box sx={{ display: { xs: 'none', md: 'block' } }}>
        <DocumentsMenu order={order} dirty={false} />
      </Box>
    </Stack>
  </Stack>
);

/** Has its line also while nothing is open, and one alone however much is: rows that are typed into stay where they are. */
const STRIP = {
  flexShrink: 0,
  height: 40,
  paddingInline: 2,
  overflow: 'auto hidden',
  scrollbarWidth: 'thin',
  [COARSE]: FINGER,
  '& section, & ul': { flexWrap: 'nowrap', whiteSpace: 'nowrap' },
} as const;

/** The totals, of the parts, too, in whose rows more than the active cell is selected. */
const Totals = () => {
  const grid = useOpenGrid();
  const ids = useOfSelection(grid, (selection) =>
    cellCount(areasOf(selection)) > 1
      ? grid
          .partsOf(selection)
          .map(({ id }) => id)
          .join()
      : '',
  );
  return <LiveTotalsBar selected={ids === '' ? [] : ids.split(',').map(Number)} />;
};

const Cells = () => {
  const grid = useGrid();
  const { order, canEdit } = useOpenOrder();
  const [drawing] = useStore(DRAWING_BESIDE, false);
  return (
    <GridProvider value={grid}>
      <FindBar />
      <Stack direction="row" sx={{ flex: '1 1 0', minHeight: 160 }}>
        {canEdit && order.sets.length === 0 ? (
          <Box sx={{ flex: 1 }}>
            <EmptyState message={text.withoutSets} action={<AddSet variant="outlined" />} />
          </Box>
        ) : (
          <GridTable />
        )}
        {drawing && <DrawingBeside />}
      </Stack>
      <StatusBar />
      <Totals />
      <KeyedPasteDialog />
      <Leaving />
    </GridProvider>
  );
};

const OrderGrid = ({ order, others }: OrderProps) => {
  const cache = useOrderCache(order.id);
  const navigate = useNavigate();
  const dialog = useDialogAddress();
  const { open } = dialog;
  const [refreshing, setRefreshing] = useState(false);
  const title = `${types[order.type]} ${padNumber(order.id)}`;
  usePageTitle(title);
  const context: OpenOrder = useMemo(
    () => ({
      order,
      cache,
      canEdit: order.can.change,
      openPart: (id, earlier) => open('part', id, earlier),
      openSet: (id) => open('set', id),
      putRight: (kind) => {
        const state = { asked: fieldOfFinding(kind) };
        void navigate(addressOfFinding(kind, order) ?? paths.order(order.id), { state });
      },
      refreshAll: () => setRefreshing(true),
      openAddedPart: (id) => open('part', id),
    }),
    [order, cache, open, navigate],
  );
  // Where parts can be added, sets are, too: the grid has both.
  const empty = !order.can.change && order.sets.every(({ parts }) => parts.length === 0);
  // Once there were parts, their removal can still be taken back.
  const [began] = useState(!empty);
  return (
    <OrderProvider value={context}>
      <Stack sx={{ height: '100%', minHeight: 360 }}>
        <Header order={order} others={others} title={title} />
        {!order.can.change && (
          <Box sx={{ padding: '0 16px 8px' }}>
            <ReadOnlyNotice />
          </Box>
        )}
        {order.can.edit && (
          <Box sx={STRIP}>
            <ReadinessStrip />
          </Box>
        )}
        {empty && !began ? (
          <EmptyState
            message={text.empty}
            action={
              <Button variant="outlined" component={Link} to={paths.order(order.id)} replace>
                {text.toCards}
              </Button>
            }
          />
        ) : (
          <Cells />
        )}
      </Stack>
      <OpenDialog order={order} dialog={dialog} />
      {refreshing && <RefreshDialog onClose={() => setRefreshing(false)} />}
    </OrderProvider>
  );
};

/** An order's parts as a spreadsheet (route /order/:id/grid). */
export const GridScreen = () => {
  const { id = '' } = useParams();
  if (!/^\d+$/.test(id)) return <Navigate to={paths.login} replace />;
  return (
    <LoadedOrder key={id} id={Number(id)}>
      {(order, others) => <OrderGrid order={order} others={others} />}
    </LoadedOrder>
  );
};
