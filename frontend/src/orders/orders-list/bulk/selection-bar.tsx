import Close from '@mui/icons-material/Close';
import { Box, Button, Stack, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { answer, api } from '../../../api';
import { bulk } from '../../../i18n/orders';
import { useSession } from '../../../providers';
import { ExportButton, Tool } from '../../../ui';
import { selectionPath } from '../export-path';
import type { IndexedOrder } from '../filters';
import type { OrdersView } from '../use-orders-view';
import type { Asked } from './asked-dialog';
import { type BulkMove, idsOf, type MoveCount, moveCounts, MOVES } from './move-counts';
import { MOST_SELECTED, type Selection } from './selection';

const AskedDialog = lazy(async () => ({ default: (await import('./asked-dialog')).AskedDialog }));

interface ActionsProps {
  counts: (move: BulkMove) => readonly MoveCount[];
  onAsk: (action: Asked) => void;
}

/** Changes that can be made to the selection; each move says of how many it is possible. */
const Actions = ({ counts, onAsk }: ActionsProps) => {
  const { canViewAllOrders, creatableTypes } = useSession();
  if (creatableTypes.length === 0) return null;
  const action = (asked: Asked, label: string, possible: boolean) => (
    <Button
      key={asked}
      size="small"
      variant="outlined"
      color="inherit"
      disabled={!possible}
      onClick={() => onAsk(asked)}
    >
      {label}
    </Button>
  );
  return (
    <>
      {MOVES.map((move) => {
        const possible = idsOf(counts(move)).length;
        return action(move, bulk.move(bulk.moves[move], possible), possible > 0);
      })}
      {action('taxes', bulk.taxes, true)}
      {canViewAllOrders && action('assign', bulk.assign, true)}
    </>
  );
};

interface SelectionBarProps {
  selection: Selection;
  sort: OrdersView['sort'];
  /** The rows of the page. */
  rows: readonly IndexedOrder[];
}

const bar = {
  alignItems: 'center',
  flexWrap: 'wrap',
  gap: 1,
  padding: '4px 8px 4px 12px',
  border: 1,
  borderColor: 'primary.main',
  borderRadius: 1,
} as const;

/** Names the selection, and offers its changes. */
export const SelectionBar = ({ selection, sort, rows }: SelectionBarProps) => {
  const [asked, setAsked] = useState<Asked | null>(null);
  const { data: flow = [] } = useQuery({
    queryKey: ['orders', 'flow'],
    queryFn: ({ signal }) => answer(api.GET('/api/status-flow', { signal })),
    staleTime: Infinity,
  });
  const { selected } = selection;
  const count = selected.size;
  const counts = (move: BulkMove) => moveCounts(selected.values(), flow, move);
  return (
    <Stack direction="row" role="toolbar" aria-label={bulk.toolbar} sx={bar}>
      <Typography role="status" variant="small" sx={{ fontWeight: 500, marginInlineEnd: 1 }}>
        {bulk.selected(count)}
        {count >= MOST_SELECTED && ` · ${bulk.most(MOST_SELECTED)}`}
      </Typography>
      <Button size="small" color="inherit" onClick={() => selection.add(rows)}>
        {bulk.selectPage}
      </Button>
      {count > 0 && (
        <>
          <Button size="small" color="inherit" onClick={selection.clear}>
            {bulk.unselectAll}
          </Button>
          <ExportButton path={selectionPath([...selected.keys()], sort)} />
          <Actions counts={counts} onAsk={setAsked} />
        </>
      )}
      <Box sx={{ flexGrow: 1 }} />
      <Tool label={bulk.done} icon={<Close fontSize="small" />} onClick={selection.end} />
      <Suspense>
        <AskedDialog asked={asked} selection={selection} counts={counts} onClose={() => setAsked(null)} />
      </Suspense>
    </Stack>
  );
};
