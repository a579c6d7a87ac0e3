import { Box, TableBody, TableCell, TableRow } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { answer, api, padNumber } from '../api';
import { texts } from '../i18n';
import {
  FigureCell,
  FigureMeasure,
  FiguresTable,
  formatDateTime,
  Loaded,
  Quiet,
  TitledDialog,
  useNarrow,
} from '../ui';
import { type FrozenOrder, type Revision } from './revisions-api';

const text = texts.revisions;

type FrozenSet = FrozenOrder['sets'][number];

interface SetRowsProps {
  set: FrozenSet;
  totals: FrozenOrder['totals'];
  /** Quantity and unit value stand below the name: a phone has no room for columns of them. */
  phone: boolean;
}

/** A set with its parts, all of them as often as the quote has them. */
const SetRows = ({ set, totals, phone }: SetRowsProps) => {
  const totalsOfSet = totals.sets.find(({ id }) => id === set.id);
  const lines = new Map(totalsOfSet?.lines.map((line) => [line.id, line]));
  return (
    <TableBody>
      <TableRow sx={{ '& td, & th': { backgroundColor: 'action.hover', fontWeight: 600 } }}>
        <TableCell component="th" scope="rowgroup" colSpan={phone ? 1 : 3} sx={{ overflowWrap: 'anywhere' }}>
          {text.ofSet(set.name, set.quantity)}
        </TableCell>
        <FigureCell figure="final_value" value={totalsOfSet?.final_value ?? 0} />
      </TableRow>
      {set.parts.map((part) => {
        const line = lines.get(part.id);
        return (
          line && (
            <TableRow key={part.id}>
              <TableCell sx={{ overflowWrap: 'anywhere' }}>
                {part.title || texts.orders.parts.untitled}
                {phone && (
                  <Box sx={{ typography: 'note', color: 'text.secondary' }}>
                    <FigureMeasure figure="quantity" value={line.quantity} /> ×{' '}
                    <FigureMeasure figure="unit_value" value={line.unit_value} />
                  </Box>
                )}
              </TableCell>
              {!phone && (
                <>
                  <FigureCell figure="quantity" value={line.quantity} />
                  <FigureCell figure="unit_value" value={line.unit_value} />
                </>
              )}
              <FigureCell figure="final_value" value={line.total_value} />
            </TableRow>
          )
        );
      })}
    </TableBody>
  );
};

const Totals = ({ totals }: Pick<FrozenOrder, 'totals'>) => {
  const rows = [
    [text.parts, totals.parts],
    [text.ipi, totals.ipi],
    ...(totals.reform === 0 ? [] : [[text.reform, totals.reform] as const]),
    ...(totals.freight === 0 ? [] : [[text.freight, totals.freight] as const]),
    ...(totals.service === 0 ? [] : [[text.service, totals.service] as const]),
    ...(totals.discount === 0 ? [] : [[text.discount, -totals.discount] as const]),
    [text.total, totals.total],
  ] as const;
  return (
    <Box
      component="dl"
      sx={{
        display: 'grid',
        gridTemplateColumns: '1fr auto',
        columnGap: 3,
        rowGap: 0.25,
        margin: 0,
        typography: 'small',
      }}
    >
      {rows.map(([label, value]) => (
        <Box key={label} sx={{ display: 'contents', fontWeight: label === text.total ? 650 : undefined }}>
          <Box component="dt" sx={{ color: label === text.total ? undefined : 'text.secondary' }}>
            {label}
          </Box>
          <Box component="dd" sx={{ margin: 0, textAlign: 'right' }}>
            <FigureMeasure figure="total" value={value} />
          </Box>
        </Box>
      ))}
    </Box>
  );
};

const Content = ({ order, phone }: { order: FrozenOrder; phone: boolean }) => (
  <>
    <FiguresTable
      size="small"
      aria-label={text.parts}
      heads={[text.part, ...(phone ? [] : [text.quantity, text.unitValue]), text.value]}
    >
      {order.sets.map((set) => (
        <SetRows key={set.id} set={set} totals={order.totals} phone={phone} />
      ))}
    </FiguresTable>
    <Box sx={{ padding: 2, marginInlineStart: 'auto', width: 'fit-content', minWidth: 220 }}>
      <Totals totals={order.totals} />
    </Box>
  </>
);

interface FrozenDialogProps {
  orderId: number;
  revision: Revision;
  onClose: () => void;
}

/** A quote as it was frozen, to look at. */
export const FrozenDialog = ({ orderId, revision, onClose }: FrozenDialogProps) => {
  const phone = useNarrow('sm');
  const query = useQuery({
    queryKey: ['orders', 'revision', orderId, revision.number],
    queryFn: ({ signal }) => {
      const params = { path: { id: orderId, number: revision.number } };
      return answer(api.GET('/api/orders/{id}/revisions/{number}', { params, signal }));
    },
    staleTime: Infinity,
  });
  return (
    <TitledDialog
      title={text.frozenTitle(padNumber(orderId), revision.name)}
      fullScreen={phone}
      maxWidth="md"
      onClose={onClose}
      contentSx={{ padding: 0 }}
    >
      <Quiet sx={{ padding: '0 20px 12px' }}>
        {[
          query.data?.customer?.name ?? text.noCustomer,
          formatDateTime(revision.frozen_at),
          revision.frozen_by,
        ].join(' · ')}
      </Quiet>
      <Loaded query={query} failed={text.viewFailed} fields={3}>
        {(order) => <Content order={order} phone={phone} />}
      </Loaded>
    </TitledDialog>
  );
};
