import CloseOutlined from '@mui/icons-material/CloseOutlined';
import OpenInNewOutlined from '@mui/icons-material/OpenInNewOutlined';
import ReplayOutlined from '@mui/icons-material/ReplayOutlined';
import { Box, Chip, Typography } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { answer, api, type Job, messageOf, padNumber } from '../api';
import { jobs as words, common } from '../i18n';
import { LogList } from '../records';
import { paths } from '../routes';
import { type Column, formatDateTime, formatNumber, type RowMenuItem, useToast } from '../ui';

const COLOURS = {
  waiting: 'default',
  running: 'info',
  done: 'success',
  failed: 'error',
  uncertain: 'warning',
  cancelled: 'default',
} as const;

/** The job's kind in words, without its order. */
const taskOf = ({ kind, variant, subject_id: subject, text }: Job): string => {
  if (kind === 'repricing') return words.repricing(text ?? '');
  if (kind === 'revision') return words.revision(subject ?? 0);
  if (variant === 'cutting' || variant === 'labels') return words.documents[variant];
  if (variant === 'quote' || variant === 'sets' || variant === 'part-sheets')
    return variant === 'quote' || subject === null
      ? words.documents[variant]
      : words.item(words.oneItem[variant], subject);
  return variant === null ? words.comparison : words.mails[variant];
};

/** 'E-mail ao cliente · 000007', 'Peça 12 · 000007', 'Reprecificação · Aço 1020'. */
const jobName = (job: Job): string =>
  job.order_id === null ? taskOf(job) : words.ofOrder(taskOf(job), padNumber(job.order_id));

/** Of one that was taken the message names recipients whom the server refused. */
const messageColour = (state: Job['state']): string => {
  if (state === 'failed' || state === 'uncertain') return 'error.main';
  return state === 'done' ? 'warning.main' : 'text.secondary';
};

/** Lines below the name: recipients, what failed, and when it is tried again. */
const Remarks = ({ job: { kind, state, text, message, next_try_at: nextTry } }: { job: Job }) => {
  const lines = [
    { text: kind === 'mail' ? text : null, color: 'text.secondary' },
    { text: message, color: messageColour(state) },
    { text: state === 'uncertain' ? words.confirmFirst : null, color: 'warning.main' },
    { text: nextTry && words.nextTry(formatDateTime(nextTry)), color: 'text.secondary' },
  ];
  return lines.map(
    (line) =>
      line.text && (
        <Typography
          key={line.text}
          variant="caption"
          sx={{ display: 'block', color: line.color, whiteSpace: 'normal', overflowWrap: 'anywhere' }}
        >
          {line.text}
        </Typography>
      ),
  );
};

const State = ({ state, done, of }: Job) => (
  <Chip
    variant="outlined"
    color={COLOURS[state]}
    label={
      state === 'running' && of
        ? words.progress(formatNumber(done ?? 0, 0), formatNumber(of, 0))
        : words.states[state]
    }
  />
);

const jobColumns: readonly Column<Job>[] = [
  {
    source: 'kind',
    label: words.task,
    cell: (job) => (
      <Box sx={{ paddingBlock: 0.5, overflowWrap: 'anywhere', whiteSpace: 'normal' }}>
        {jobName(job)}
        <Remarks job={job} />
      </Box>
    ),
  },
  {
    source: 'state',
    label: words.state,
    width: { xs: '108px', sm: '132px' },
    cell: (job) => <State {...job} />,
  },
  {
    source: 'created_by',
    label: words.by,
    sortBy: false,
    secondary: true,
    width: 200,
    cell: ({ created_by: by }) => by ?? common.empty,
  },
  {
    source: 'asked_at',
    label: words.when,
    secondary: true,
    width: 168,
    cell: ({ asked_at: at }) => formatDateTime(at),
  },
  {
    source: 'ended_at',
    label: words.ended,
    sortBy: false,
    secondary: true,
    hideBelow: 900,
    width: 168,
    cell: ({ ended_at: at }) => (at ? formatDateTime(at) : common.empty),
  },
];

/** Tries it again at once; each kind has a call of its own. */
const retried = ({ kind, order_id: order, subject_id: subject }: Job): Promise<unknown> => {
  const id = order ?? 0;
  const number = subject ?? 0;
  if (kind === 'mail')
    return answer(
      api.POST('/api/orders/{id}/mails/{mail_id}/retry', { params: { path: { id, mail_id: number } } }),
    );
  if (kind === 'revision')
    return answer(
      api.POST('/api/orders/{id}/revisions/{number}/print', { params: { path: { id, number } } }),
    );
  return answer(api.POST('/api/repricings/{id}/retry', { params: { path: { id: number } } }));
};

const cancelled = ({ kind, order_id: order, subject_id: subject }: Job): Promise<unknown> => {
  const id = subject ?? 0;
  return kind === 'mail'
    ? answer(
        api.POST('/api/orders/{id}/mails/{mail_id}/cancel', {
          params: { path: { id: order ?? 0, mail_id: id } },
        }),
      )
    : answer(api.POST('/api/repricings/{id}/cancel', { params: { path: { id } } }));
};

/** The actions of users on a job, each with its result as a toast; the list is asked for anew in any case. */
const useJobActions = () => {
  const client = useQueryClient();
  const toast = useToast();
  const does = (act: (job: Job) => Promise<unknown>, done: string, failed: string) => (job: Job) => {
    void act(job)
      .then(
        () => toast(done, 'success'),
        (error: unknown) => toast(messageOf(error, failed)),
      )
      .finally(() => void client.invalidateQueries({ queryKey: ['jobs'] }));
  };
  return {
    retry: does(retried, words.retried, words.retryFailed),
    cancel: does(cancelled, words.cancelled, words.cancelFailed),
  };
};

/** The jobs of the list around it, the newest first, each with what may be done about it. */
export const JobList = ({ onRepricing }: { onRepricing: (id: number) => void }) => {
  const navigate = useNavigate();
  const { retry, cancel } = useJobActions();
  const open = (job: Job) => {
    if (job.kind === 'repricing' && job.can.open && job.subject_id !== null) onRepricing(job.subject_id);
    if (job.order_id !== null) void navigate(paths.order(job.order_id));
  };
  const rowMenu = (job: Job): RowMenuItem[] => [
    {
      label: job.kind === 'repricing' ? words.openQuotes : words.openOrder,
      icon: OpenInNewOutlined,
      disabled: !job.can.open,
      onClick: () => open(job),
    },
    { label: words.retry, icon: ReplayOutlined, disabled: !job.can.retry, onClick: () => retry(job) },
    {
      label: words.cancel,
      icon: CloseOutlined,
      danger: true,
      disabled: !job.can.cancel,
      onClick: () => cancel(job),
    },
  ];
  return (
    <LogList
      polled
      sortable
      texts={words}
      columns={jobColumns}
      onOpen={open}
      rowMenu={rowMenu}
      rowName={jobName}
    />
  );
};
