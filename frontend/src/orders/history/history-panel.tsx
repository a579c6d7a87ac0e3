import ArrowForward from '@mui/icons-material/ArrowForward';
import { Box, Button, Typography } from '@mui/material';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { texts } from '../../i18n';
import { history } from '../../i18n/orders';
import { formatDateTime, Loaded, Muted, Panel } from '../../ui';
import { orderKeys } from '../data/keys';
import { ordersApi } from '../data/orders-api';
import type { Order, OrderEvent } from '../data/types';
import { useCatalogue } from '../shared/use-catalogue';
import { type EntryName, historyDeed, type HistoryLine, historyLines } from './history-lines';

/** The server's page of events. */
const PAGE = 100;

/** The order's events, newest first and a page at a time; every change in the order asks again. */
const useOrderHistory = ({ id, version }: Pick<Order, 'id' | 'version'>) =>
  useInfiniteQuery({
    queryKey: [...orderKeys.history(id), version],
    queryFn: ({ pageParam, signal }) => ordersApi.history(id, pageParam, signal),
    initialPageParam: undefined as number | undefined,
    getNextPageParam: (page) => (page.length < PAGE ? undefined : page.at(-1)?.id),
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
  });

const Change = ({ line }: { line: HistoryLine }) => (
  <Box
    component="li"
    sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 0.75, typography: 'small', overflowWrap: 'anywhere' }}
  >
    <Muted>{line.label}:</Muted>
    {'now' in line ? (
      <Box component="span" sx={{ whiteSpace: 'pre-line' }}>
        {line.now}
      </Box>
    ) : (
      <>
        <Muted>{line.from}</Muted>
        <ArrowForward
          titleAccess={texts.orders.history.to}
          fontSize="tiny"
          sx={{ color: 'text.secondary', alignSelf: 'center' }}
        />
        <span>{line.to}</span>
      </>
    )}
  </Box>
);

interface HistoryEntryProps {
  event: OrderEvent;
  nameOf: EntryName;
}

/** When, who, what, and below it what changed from what to what. */
const HistoryEntry = ({ event, nameOf }: HistoryEntryProps) => {
  const lines = historyLines(event, nameOf);
  return (
    <Box
      component="li"
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '152px minmax(0, 1fr)' },
        columnGap: 2,
        paddingBlock: 1,
        '& + &': { borderTop: 1, borderColor: 'divider' },
      }}
    >
      <Typography
        component="time"
        dateTime={event.created_at}
        variant="caption"
        sx={{ color: 'text.secondary', lineHeight: '20px', fontVariantNumeric: 'tabular-nums' }}
      >
        {formatDateTime(event.created_at)}
      </Typography>
      <Box>
        <Typography variant="small" sx={{ lineHeight: '20px' }}>
          <Box component="span" sx={{ fontWeight: 600 }}>
            {event.user_name}
          </Box>{' '}
          {historyDeed(event)}
        </Typography>
        {lines.length > 0 && (
          <Box component="ul" sx={{ marginTop: 0.25 }}>
            {lines.map((line) => (
              <Change key={line.label} line={line} />
            ))}
          </Box>
        )}
      </Box>
    </Box>
  );
};

type HistoryOf = Pick<Order, 'id' | 'version'>;

const Events = ({ order }: { order: HistoryOf }) => {
  const { hasNextPage, fetchNextPage, isFetchingNextPage, ...query } = useOrderHistory(order);
  const { rows: customers } = useCatalogue('customers');
  const { rows: operations } = useCatalogue('operations');
  const entries = { customers, operations };
  const nameOf: EntryName = (catalogue, id) => entries[catalogue]?.find((entry) => entry.id === id)?.name;
  return (
    <Loaded query={query} failed={history.failed} fields={2}>
      {({ pages }) =>
        pages.flat().length === 0 ? (
          <Typography sx={{ color: 'text.secondary' }}>{history.empty}</Typography>
        ) : (
          <>
            <ol aria-label={history.title}>
              {pages.flat().map((event) => (
                <HistoryEntry key={event.id} event={event} nameOf={nameOf} />
              ))}
            </ol>
            {hasNextPage && (
              <Button size="small" loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
                {history.more}
              </Button>
            )}
          </>
        )
      }
    </Loaded>
  );
};

/** 'Histórico': who did what to the order, when. */
export const HistoryPanel = ({ order }: { order: HistoryOf }) => (
  <Panel title={history.title}>
    <Events order={order} />
  </Panel>
);
