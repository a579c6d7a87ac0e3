import { Box, Divider, ListSubheader, MenuItem, MenuList, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { answer, api, type Job, padNumber } from '../../api';
import { texts } from '../../i18n';
import { useSession } from '../../providers';
import { paths } from '../../routes';
import { formatDate, formatDateTime, formatMoney, Quiet } from '../../ui';
import type { Reminder, Reminders } from './use-reminders';

const { answers, reminders: words } = texts.offers;

interface QuoteRowProps {
  quote: Pick<Reminder, 'order_id' | 'customer'> & { total: number | null };
  onOpen: () => void;
  /** Below number, customer and total. */
  children: ReactNode;
}

const QuoteRow = ({ quote, onOpen, children }: QuoteRowProps) => (
  <MenuItem
    component={Link}
    to={paths.order(quote.order_id)}
    onClick={onOpen}
    sx={{ display: 'block', paddingBlock: 0.75 }}
  >
    <Box sx={{ display: 'flex', gap: 1, justifyContent: 'space-between' }}>
      <Typography noWrap variant="label" sx={{ minWidth: 0 }}>
        {padNumber(quote.order_id)} · {quote.customer ?? words.noCustomer}
      </Typography>
      {quote.total !== null && (
        <Box component="span" sx={{ typography: 'small', whiteSpace: 'nowrap' }}>
          {formatMoney(quote.total)}
        </Box>
      )}
    </Box>
    {children}
  </MenuItem>
);

const Row = ({ reminder, onOpen }: { reminder: Reminder; onOpen: () => void }) => (
  <QuoteRow quote={reminder} onOpen={onOpen}>
    <Box
      component="span"
      sx={{ typography: 'note', color: reminder.state === 'ended' ? 'error.main' : 'text.secondary' }}
    >
      {words.until[reminder.state](formatDate(reminder.valid_until))}
    </Box>
  </QuoteRow>
);

const AnswerRow = ({ answer, onOpen }: { answer: Reminders['answers'][number]; onOpen: () => void }) => (
  <QuoteRow quote={answer} onOpen={onOpen}>
    <Typography noWrap variant="small">
      {[answers.sentence[answer.kind](answer.name), answer.quantities].filter(Boolean).join(' · ')}
    </Typography>
    <Quiet variant="note">{formatDateTime(answer.created_at)}</Quiet>
  </QuoteRow>
);

interface ReminderListProps {
  data: Reminders;
  onClose: () => void;
}

/** Documents, e-mails and repricings that run or failed. */
const JobsLink = ({ onOpen }: { onOpen: () => void }) => {
  const { data: jobs = [] } = useQuery({
    queryKey: ['jobs', 'bell'],
    queryFn: ({ signal }) => answer(api.GET('/api/jobs', { signal })),
  });
  const count = (wanted: readonly Job['state'][]) =>
    jobs.filter(({ state }) => wanted.includes(state)).length;
  const [running, failed] = [count(['waiting', 'running']), count(['failed', 'uncertain'])];
  return (
    <MenuItem
      component={Link}
      to={paths.jobs}
      onClick={onOpen}
      sx={{ typography: 'small', color: failed > 0 ? 'error.main' : 'text.secondary' }}
    >
      {words.jobs(running, failed)}
    </MenuItem>
  );
};

/** Customers' answers, quotes whose validity ends, then quotes whose validity has ended, each with the way to it; at the end the way to all. */
export const ReminderList = ({ data: { items, answers: answered }, onClose }: ReminderListProps) => {
  const { user } = useSession();
  const own = `created_by_id=${user?.id ?? 0}`;
  const states = (['ending', 'ended'] as const).filter((state) => items.some((item) => item.state === state));
  if (states.length === 0 && answered.length === 0)
    return (
      <>
        <Quiet sx={{ padding: 2 }}>{words.none}</Quiet>
        <MenuList aria-label={words.title} sx={{ paddingBlock: 0.5, borderTop: 1, borderColor: 'divider' }}>
          <JobsLink onOpen={onClose} />
        </MenuList>
      </>
    );
  return (
    <MenuList autoFocusItem aria-label={words.title} sx={{ paddingBlock: 0.5 }}>
      {answered.length > 0 && (
        <ListSubheader sx={{ lineHeight: '28px', typography: 'note', background: 'none' }}>
          {answers.title}
        </ListSubheader>
      )}
      {answered.map((answer) => (
        <AnswerRow key={`answer ${answer.id}`} answer={answer} onOpen={onClose} />
      ))}
      {answered.length > 0 && states.length > 0 && <Divider component="li" />}
      {states.flatMap((state, index) => [
        ...(index > 0 ? [<Divider key={`line ${state}`} component="li" />] : []),
        <ListSubheader key={state} sx={{ lineHeight: '28px', typography: 'note', background: 'none' }}>
          {words[state]}
        </ListSubheader>,
        ...items
          .filter((item) => item.state === state)
          .map((item) => <Row key={item.order_id} reminder={item} onOpen={onClose} />),
        <MenuItem
          key={`all ${state}`}
          component={Link}
          to={`${paths.orders}?validity=${state}&${own}`}
          onClick={onClose}
          sx={{ typography: 'small', color: 'primary.main' }}
        >
          {words.all}
        </MenuItem>,
      ])}
      <Divider component="li" />
      <JobsLink onOpen={onClose} />
    </MenuList>
  );
};
