import { Alert, Box, Button, styled, Table, TableCell, TableHead, TableRow } from '@mui/material';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { answer, api, ApiError, byId, messageOf } from '../../../api';
import { texts } from '../../../i18n';
import { parts as partTexts, refresh as text, screen } from '../../../i18n/orders';
import {
  EmptyState,
  ErrorState,
  formatFigure,
  formatMoney,
  FormSkeleton,
  MainButton,
  Quiet,
  TitledDialog,
  useToast,
} from '../../../ui';
import { useOpenOrder } from '../../data/open-order';
import type { Order, RefreshPreview } from '../../data/types';

/**
 * The result that Recalcular would have for all parts, and storing it as it was shown. Where something changed in between, the server
 * refuses and the list is made anew: it has to be confirmed again.
 * @param onStored is called once it is stored
 */
const useRefresh = (onStored: () => void) => {
  const { order, cache } = useOpenOrder();
  const toast = useToast();
  const [outdated, setOutdated] = useState(false);
  const preview = useQuery({
    queryKey: ['orders', 'refresh-preview', order.id],
    queryFn: ({ signal }) => answer(api.GET('/api/orders/{id}/refresh', { ...byId(order.id), signal })),
    // Each opening asks what counts now.
    gcTime: 0,
    staleTime: 0,
    refetchOnWindowFocus: false,
  });
  const storing = useMutation({
    // Waits for a save or another markup of the same order, and lets later ones wait.
    scope: { id: `order-${order.id}` },
    mutationFn: ({ version, digest }: RefreshPreview) =>
      answer(api.PUT('/api/orders/{id}/refresh', { ...byId(order.id), body: { version, digest } })),
    onSuccess: async (answer) => {
      await cache.take(answer);
      void cache.refreshHistory();
      toast(screen.recalculated, 'success');
      onStored();
    },
    onError: (error) => {
      toast(messageOf(error, screen.recalculateFailed));
      if (!(error instanceof ApiError) || error.status !== 409) return;
      setOutdated(true);
      void preview.refetch();
      void cache.refresh();
    },
  });
  return { preview, outdated, storing: storing.isPending, store: storing.mutate };
};

type RefreshedPart = RefreshPreview['parts'][number];

/**
 * Plain cells with their look in one place: an order has hundreds of rows, and the library's cells would take seconds. A
 * phone has no room for the columns of both values: there these stand below the name.
 */
const Body = styled('tbody')(({ theme }) => ({
  ...theme.typography.small,
  fontVariantNumeric: 'tabular-nums',
  '& td, & th': {
    height: 38,
    padding: '6px 20px',
    textAlign: 'end',
    whiteSpace: 'nowrap',
    fontWeight: 'inherit',
    borderBottom: `1px solid ${theme.palette.divider}`,
  },
  '& .name, & th': { textAlign: 'start', whiteSpace: 'normal', overflowWrap: 'anywhere' },
  '& th[scope=rowgroup]': { backgroundColor: theme.palette.action.hover, fontWeight: 600 },
  '& small': { display: 'none', ...theme.typography.note, color: theme.palette.text.secondary },
  '& .kept': { ...theme.typography.note, color: theme.palette.text.secondary },
  '& em': { fontStyle: 'normal', color: theme.palette.text.secondary },
  [theme.breakpoints.down('sm')]: {
    '& td, & th': { paddingInline: 12 },
    '& .value': { display: 'none' },
    '& small': { display: 'block' },
  },
}));

/** Stays in sight below the rows. */
const Foot = styled(Body)(({ theme }) => ({
  position: 'sticky',
  bottom: 0,
  fontWeight: 650,
  backgroundColor: theme.palette.background.paper,
  '& td, & th': { borderTop: `1px solid ${theme.palette.divider}`, borderBottom: 0 },
})).withComponent('tfoot');

const roomOnly = { display: { xs: 'none', sm: 'table-cell' } } as const;
const padded = { paddingInline: { xs: 1.5, sm: 2.5 } } as const;

/** `+R$ 35,40` */
const signed = (value: number): string => `${value > 0 ? '+' : ''}${formatMoney(value)}`;

const Values = ({ from, to, difference }: { from: number; to: number; difference: number }) => (
  <>
    <td className="value">{formatMoney(from)}</td>
    <td className="value">{formatMoney(to)}</td>
    <td>{difference === 0 ? <em>{text.sameValue}</em> : signed(difference)}</td>
  </>
);

const change = (from: number, to: number): string => `${formatMoney(from)} → ${formatMoney(to)}`;

/** The parts of one set, in their order. */
interface SetOfParts {
  id: number;
  name: string;
  quantity: number;
  parts: RefreshedPart[];
}

const bySet = (parts: readonly RefreshedPart[]): SetOfParts[] => {
  const sets: SetOfParts[] = [];
  for (const part of parts) {
    const last = sets.at(-1);
    if (last?.id === part.set_id) last.parts.push(part);
    else sets.push({ id: part.set_id, name: part.set, quantity: part.set_quantity, parts: [part] });
  }
  return sets;
};

const SetRows = ({ set }: { set: SetOfParts }) => (
  <Body>
    <tr>
      <th scope="rowgroup" colSpan={4}>
        {text.set(set.name, formatFigure('set_quantity', set.quantity))}
      </th>
    </tr>
    {set.parts.map(({ id, title, final_value: from, new_final_value: to, difference, kept }) => (
      <tr key={id}>
        <td className="name">
          {title || partTexts.untitled}
          <small>{change(from, to)}</small>
          {kept.length > 0 && <div className="kept">{text.kept(kept)}</div>}
        </td>
        <Values from={from} to={to} difference={difference} />
      </tr>
    ))}
  </Body>
);

/** Set by set what each part is and would be, and below it the order's total. Every figure is the server's. */
const RefreshTable = ({ preview, type }: { preview: RefreshPreview; type: Order['type'] }) => (
  <Table stickyHeader aria-label={text.title}>
    <TableHead>
      <TableRow>
        <TableCell sx={padded}>{text.part}</TableCell>
        <TableCell align="right" sx={{ ...roomOnly, ...padded }}>
          {text.from}
        </TableCell>
        <TableCell align="right" sx={{ ...roomOnly, ...padded }}>
          {text.to}
        </TableCell>
        <TableCell align="right" sx={padded}>
          {text.difference}
        </TableCell>
      </TableRow>
    </TableHead>
    {bySet(preview.parts).map((set) => (
      <SetRows key={set.id} set={set} />
    ))}
    <Foot>
      <tr>
        <th scope="row">
          {text.totals[type]}
          <small>{change(preview.total, preview.new_total)}</small>
        </th>
        <Values from={preview.total} to={preview.new_total} difference={preview.difference} />
      </tr>
    </Foot>
  </Table>
);

const Notice = ({ children }: { children: string }) => (
  <Alert severity="warning" variant="outlined" sx={{ paddingBlock: 0, marginTop: 1.5 }}>
    {children}
  </Alert>
);

/** 'Recalcular todas': the difference for each part and for the order, before anything is stored. */
export const RefreshDialog = ({ onClose }: { onClose: () => void }) => {
  const { order } = useOpenOrder();
  const { preview, outdated, storing, store } = useRefresh(onClose);
  const { data, error } = preview;
  const count = data?.parts.length ?? 0;
  return (
    <TitledDialog
      title={text.title}
      maxWidth="md"
      busy={storing}
      onClose={onClose}
      contentSx={{ padding: 0, display: 'flex', flexDirection: 'column' }}
      actions={
        <>
          <Button onClick={onClose} disabled={storing}>
            {data && count === 0 ? texts.common.close : texts.common.cancel}
          </Button>
          {data && count > 0 && (
            <MainButton loading={storing} disabled={preview.isFetching} autoFocus onClick={() => store(data)}>
              {text.confirm(count)}
            </MainButton>
          )}
        </>
      }
    >
      <Box sx={{ paddingInline: 2.5, paddingBottom: 1.5 }}>
        <Quiet>
          {text.explained} {count > 0 && text.perSet}
        </Quiet>
        {order.type === 'order' && <Notice>{text.agreed}</Notice>}
        {outdated && <Notice>{text.changedMeanwhile}</Notice>}
      </Box>
      {error && !data ? (
        <ErrorState
          message={messageOf(error, screen.recalculateFailed)}
          onRetry={() => void preview.refetch()}
        />
      ) : !data || preview.isFetching ? (
        <Box sx={{ padding: 2.5, paddingTop: 0 }}>
          <FormSkeleton fields={3} />
        </Box>
      ) : count === 0 ? (
        <EmptyState message={text.nothing} />
      ) : (
        <Box sx={{ overflowY: 'auto', minHeight: 120 }}>
          <RefreshTable preview={data} type={order.type} />
        </Box>
      )}
    </TitledDialog>
  );
};
