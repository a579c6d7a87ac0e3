import ChevronLeft from '@mui/icons-material/ChevronLeft';
import {
  AvatarGroup,
  Box,
  IconButton,
  Stack,
  type Theme,
  Tooltip,
  Typography,
  useMediaQuery,
} from '@mui/material';
import { useLocation, useNavigate } from 'react-router';
import { texts } from '../../i18n';
import { screen } from '../../i18n/orders';
import { useAnswerKind } from '../../offers';
import { RevisionTag } from '../../revisions';
import { paths } from '../../routes';
import { FigureMeasure, Quiet, UserAvatar } from '../../ui';
import { orderState } from '../data/order-state';
import type { Order } from '../data/types';
import type { Other } from '../live/use-live-order';
import { CustomerAnswer } from '../shared/customer-answer';
import { StatusChip } from '../shared/status-chip';

/** So many places there are, on a phone and elsewhere; where they do not suffice, the last one counts the others. */
const PLACES = { narrow: 2, wide: 3 };

const face = {
  width: 24,
  height: 24,
  typography: 'badge',
  fontWeight: 600,
  color: 'text.primary',
  backgroundColor: 'divider',
  borderColor: 'background.default',
} as const;

/** Faces of the other users who have the order open. */
const OthersHere = ({ others }: { others: readonly Other[] }) => {
  const narrow = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'));
  const label = texts.orders.screen.alsoOpen(others.map(({ name }) => name));
  return (
    <Box role="status" sx={{ flexShrink: 0 }}>
      {others.length > 0 && (
        <Tooltip title={label}>
          <AvatarGroup
            max={narrow ? PLACES.narrow : PLACES.wide}
            role="img"
            aria-label={label}
            sx={{ '& .MuiAvatar-root': face }}
          >
            {others.map(({ id, name }) => (
              <UserAvatar key={id} name={name} size={24} />
            ))}
          </AvatarGroup>
        </Tooltip>
      )}
    </Box>
  );
};

interface TitleProps {
  order: Order | null;
  /** Other users who have it open. */
  others: readonly Other[];
  title: string;
  dirty: boolean;
}

/** Back to where the user came from: the list keeps its filters in its own history entry. */
export const BackButton = () => {
  const navigate = useNavigate();
  const { key } = useLocation();
  return (
    <Tooltip title={screen.back}>
      <IconButton
        aria-label={screen.back}
        onClick={() => void (key === 'default' ? navigate(paths.orders) : navigate(-1))}
      >
        <ChevronLeft fontSize="small" />
      </IconButton>
    </Tooltip>
  );
};

/** The status; of a quote that waits for its answer also the one that has come. */
const Status = ({ order }: { order: Order }) => {
  const kind = useAnswerKind(order);
  return <StatusChip status={order.status}>{kind && <CustomerAnswer answer={kind} />}</StatusChip>;
};

/** The order's number and, in a line of its own, its customer; on a phone the general information has the customer. */
export const Title = ({ order, others, title, dirty }: TitleProps) => (
  <Box sx={{ display: { xs: 'contents', sm: 'block' }, minWidth: 0, flex: '1 1 0' }}>
    <Stack
      direction="row"
      sx={{
        alignItems: 'center',
        flexWrap: { xs: 'wrap', sm: 'nowrap' },
        flexBasis: { xs: 'calc(100% - 48px)' },
        gap: { xs: 0.75, sm: 1 },
      }}
    >
      <Typography variant="h1" component="h2" sx={{ whiteSpace: 'nowrap' }}>
        {title}
      </Typography>
      {order && (
        <>
          <Status order={order} />
          <RevisionTag order={order} state={orderState(order)} />
          <OthersHere others={others} />
        </>
      )}
      {dirty && (
        <Tooltip title={screen.unsavedMark}>
          <Box
            role="img"
            aria-label={screen.unsavedMark}
            sx={{ width: 7, height: 7, borderRadius: '50%', backgroundColor: 'warning.main', flexShrink: 0 }}
          />
        </Tooltip>
      )}
    </Stack>
    {order && (
      <Quiet sx={{ display: { xs: 'none', sm: 'block' }, lineHeight: '18px', overflowWrap: 'anywhere' }}>
        {order.customer?.name ?? screen.noCustomer}
      </Quiet>
    )}
  </Box>
);

/** The order's total, in sight wherever the screen is scrolled to. */
export const Total = ({ order }: { order: Order }) => (
  <Box
    role="group"
    aria-label={screen.totalOfOrder}
    sx={{
      display: 'flex',
      flexDirection: 'column',
      alignItems: { sm: 'flex-end' },
      whiteSpace: 'nowrap',
    }}
  >
    <Box component="span" sx={{ typography: 'note', color: 'text.secondary' }}>
      {screen.totalWithTaxes(order.totals.taxes !== null)}
    </Box>
    <Box component="span" sx={{ fontWeight: 650, typography: { xs: 'small', sm: 'body' } }}>
      <FigureMeasure figure="total" value={order.totals.total} />
    </Box>
  </Box>
);
