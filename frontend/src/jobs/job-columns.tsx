import { Box, Chip, Typography } from '@mui/material';
import { type Job, padNumber } from '../api';
import { texts } from '../i18n';
import { type Column, formatDateTime, formatNumber } from '../ui';

const { jobs: words, common } = texts;

const COLOURS = {
  waiting: 'default',
  running: 'info',
  done: 'success',
  failed: 'error',
  uncertain: 'warning',
  cancelled: 'default',
} as const;

/** What is done, without saying about which order. */
const taskOf = ({ kind, variant, subject_id: subject, text }: Job): string => {
  if (kind === 'repricing') return words.repricing(text ?? '');
  if (kind === 'revision') return words.revision(subject ?? 0);
  if (variant === 'quote' || variant === 'sets' || variant === 'part-sheets')
    return variant === 'quote' || subject === null
      ? words.documents[variant]
      : words.item(words.oneItem[variant], subject);
  return variant === null ? words.comparison : words.mails[variant];
};

/** 'E-mail ao cliente · 000007', 'Peça 12 · 000007', 'Reprecificação · Aço 1020'. */
export const jobName = (job: Job): string =>
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

export const jobColumns: readonly Column<Job>[] = [
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
