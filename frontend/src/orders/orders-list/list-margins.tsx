import { Box, Skeleton } from '@mui/material';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { createContext, type ReactNode, useContext } from 'react';
import { answer, api } from '../../api';
import { useSession } from '../../providers';
import { FigureMeasure } from '../../ui';
import type { Margin } from '../data/types';
import { columnsOf } from './column-choice';
import type { IndexedOrder } from './filters';

const NONE: ReadonlyMap<number, Margin> = new Map();

/** Order → its margin, empty where they could not be read; undefined while they are on their way. */
const Margins = createContext<ReadonlyMap<number, Margin> | undefined>(undefined);

interface ListMarginsProps {
  rows: readonly IndexedOrder[] | undefined;
  columns: string;
  children: ReactNode;
}

/** Asks for the margins of the page, behind the page itself and only where the column is shown. */
export const ListMargins = ({ rows = [], columns, children }: ListMarginsProps) => {
  const { canViewCosts } = useSession();
  const enabled = canViewCosts && rows.length > 0 && columnsOf(columns).includes('margin');
  const ids = rows.map(({ id }) => id);
  const state = rows.map(({ order }) => `${order.id}/${order.total}/${order.updated_at}`).join();
  const { data, isError } = useQuery({
    queryKey: ['orders', 'margins', 'list', state],
    queryFn: ({ signal }) => answer(api.POST('/api/order-margins', { body: { ids }, signal })),
    placeholderData: keepPreviousData,
    enabled,
  });
  const margins = data && new Map(data.map((margin) => [margin.id, margin]));
  return <Margins value={margins ?? (isError ? NONE : undefined)}>{children}</Margins>;
};

/** An order's margin in the list; a loss is red, and has its sign. */
export const MarginCell = ({ orderId }: { orderId: number }) => {
  const margins = useContext(Margins);
  if (!margins) return <Skeleton width={48} sx={{ marginInlineStart: 'auto' }} />;
  const margin = margins.get(orderId)?.margin ?? null;
  return (
    <Box component="span" sx={{ color: (margin ?? 0) < 0 ? 'error.main' : undefined }}>
      <FigureMeasure figure="margin" value={margin} />
    </Box>
  );
};
