import { Box, Tooltip } from '@mui/material';
import type { ReactNode } from 'react';
import { list } from '../../i18n/orders';
import { useSession } from '../../providers';
import { formatDate } from '../../ui/format';
import { CustomerAnswer } from '../shared/customer-answer';
import { StatusChip } from '../shared/status-chip';
import type { IndexedOrder } from './filters';
import { deliveryDateOf, isOverdue } from './formats';

/** The class of a text on one line. */
export const WHOLE = 'orders-whole';
/** The class of a text that is cut off where its column ends, and asks for no width itself. */
const ONE_LINE = 'orders-one-line';

/** The look of the cells' texts, given once to the table (see bodyStyles of DataTable). */
export const cellStyles: Readonly<Record<string, object>> = {
  '& > tr > td:first-of-type': { whiteSpace: 'nowrap' },
  [`& .${WHOLE}`]: { whiteSpace: 'nowrap' },
  [`& .${ONE_LINE}[data-muted]`]: { opacity: 0.7 },
  [`& .${ONE_LINE}`]: {
    display: 'block',
    width: 0,
    minWidth: '100%',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  },
};

/** Widths of columns that were chosen: as many as there are, texts keep room to be read. */
export const chosenCellStyles: Readonly<Record<string, object>> = {
  ...cellStyles,
  [`& > tr > td > .${ONE_LINE}`]: { minWidth: 150 },
};

/** The delivery date; past due and unfinished it carries a quiet red mark, which also says so in words. */
export const DeliveryDate = ({ row, now }: { row: IndexedOrder; now: string }) => {
  const text = deliveryDateOf(row.order);
  if (!isOverdue(row.order, now)) return <>{text}</>;
  return (
    <Marked label={list.overdue} colour="error.main">
      {text}
    </Marked>
  );
};

/** Instead of the status of an order that was deleted meanwhile; to a user who sees their own alone, it may be another's by now. */
const Gone = () => {
  const { canViewAllOrders } = useSession();
  const state = (
    <Box component="span" sx={{ color: 'text.secondary', fontStyle: 'italic', whiteSpace: 'nowrap' }}>
      {canViewAllOrders ? list.gone : list.unavailable}
    </Box>
  );
  return canViewAllOrders ? state : <Tooltip title={list.unavailableWhy}>{state}</Tooltip>;
};

interface MarkedProps {
  /** Meaning of the mark, in words. */
  label: string;
  colour: 'error.main' | 'warning.main';
  children: ReactNode;
}

const Marked = ({ label, colour, children }: MarkedProps) => (
  <Tooltip title={label}>
    <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
      <Box
        component="span"
        role="img"
        aria-label={label}
        sx={{
          display: 'inline-block',
          width: 7,
          height: 7,
          marginInlineEnd: 0.75,
          borderRadius: '50%',
          backgroundColor: colour,
        }}
      />
      {children}
    </Box>
  </Tooltip>
);

/**
 * The status, with what the customer answered, and a mark where the validity of a quote ends; of an order that is gone meanwhile,
 * that.
 */
export const OrderState = ({ order }: Pick<IndexedOrder, 'order'>) => {
  const { gone, status, validity, valid_until, customer_answer: answer } = order;
  if (gone) return <Gone />;
  const chip = <StatusChip status={status}>{answer && <CustomerAnswer answer={answer} />}</StatusChip>;
  if (validity !== 'ending' && validity !== 'ended') return chip;
  const label = list.validity[validity](formatDate(valid_until));
  return (
    <Marked label={label} colour={validity === 'ended' ? 'error.main' : 'warning.main'}>
      {chip}
    </Marked>
  );
};

interface OneLineProps {
  text: string;
  muted?: boolean;
  /** The whole of it, where the text is already cut off. */
  title?: string | undefined;
}

/** A text that is cut off where its column ends; whole in its title. */
export const OneLine = ({ text, muted = false, title = text }: OneLineProps) => (
  <span title={title} data-muted={muted ? '' : undefined} className={ONE_LINE}>
    {text}
  </span>
);
