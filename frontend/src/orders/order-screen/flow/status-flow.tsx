import CheckCircleOutlined from '@mui/icons-material/CheckCircleOutlined';
import { Box, Button, Stack, Typography } from '@mui/material';
import { texts } from '../../../i18n';
import { AnswerLines, MailLines, SendButton } from '../../../offers';
import { ConfirmDialog, formatDate, formatDateTime } from '../../../ui';
import { useOpenOrder } from '../../data/open-order';
import type { Order, Transition } from '../../data/types';
import { Accepted } from '../accepted';
import { flowSteps } from '../order-rules';
import { FindingList } from '../readiness/finding-list';
import { readinessFor } from '../readiness/readiness';
import { useStatusMove } from './awaits-answer';
import { CancelDialog, LostLine } from './loss';
import { StepList } from './step-list';

const { flow, statuses } = texts.orders;

/** The words carry the meaning; the colour repeats it. */
const VALIDITY_COLOURS = { valid: undefined, ending: 'warning.main', ended: 'error.main' } as const;

/** The question before a move, with what else it brings. */
const Question = ({ order, to }: { order: Order; to: Transition }) => (
  <Stack sx={{ gap: 1 }}>
    <span>{flow.confirm(statuses[order.status], statuses[to.status])}</span>
    {to.kind === 'cancel' && (
      <Box component="span" sx={{ color: 'error.main' }}>
        {flow.cancelWarning}
      </Box>
    )}
    {to.kind === 'approve' && (
      <Box component="span" sx={{ color: 'warning.main' }}>
        {flow.approveWarning}
      </Box>
    )}
    {to.kind === 'approve' && <Accepted order={order} />}
    {to.kind !== 'cancel' && <FindingList findings={readinessFor(order, to.status)} order={order} />}
  </Stack>
);

/** Who moved it last, or approved it, and why it is lost. */
const LastMove = ({ order }: { order: Order }) => {
  const { last_move: last } = order;
  const sentence = last
    ? flow.lastMove(last.by, formatDateTime(last.at))
    : order.approved_by && order.approved_at
      ? flow.approvedBy(order.approved_by, formatDateTime(order.approved_at))
      : '';
  return (
    <Typography variant="caption" color="textSecondary" sx={{ flexGrow: 1 }}>
      {sentence}
      {order.validity && order.valid_until && (
        <Box component="span" sx={{ display: 'block', color: VALIDITY_COLOURS[order.validity] }}>
          {flow.validUntil[order.validity](formatDate(order.valid_until))}
        </Box>
      )}
      {order.status === 'cancelled' && <LostLine />}
    </Typography>
  );
};

/** A quote without a part, or for nothing, was hardly finished. */
const sendQuestion = ({ sets, totals }: Order): string | null => {
  if (sets.every(({ parts }) => parts.length === 0)) return texts.offers.sending.withoutParts;
  return totals.total === 0 ? texts.offers.sending.forNothing : null;
};

/** Where the order stands, who moved it last, and the moves that this user may make now. */
export const StatusFlow = () => {
  const { order, cache } = useOpenOrder();
  const moves = useStatusMove(order, cache);
  const { asked } = moves;
  return (
    <Stack
      component="section"
      aria-label={flow.title}
      direction="row"
      sx={{ alignItems: 'center', flexWrap: 'wrap', columnGap: 2.5, rowGap: 1, minHeight: 34 }}
    >
      <StepList steps={flowSteps(order)} />
      {order.status === 'finished' && (
        <Box
          sx={{
            display: 'flex',
            alignItems: 'center',
            gap: 0.75,
            color: 'success.main',
            typography: 'small',
          }}
        >
          <CheckCircleOutlined fontSize="control" />
          {flow.finishedNote}
        </Box>
      )}
      <LastMove order={order} />
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
        {order.status === 'waiting_response' && order.can.edit && (
          <SendButton
            orderId={order.id}
            disabled={moves.busy}
            question={sendQuestion(order)}
            onClosed={() => void cache.refreshHistory()}
          />
        )}
        {order.transitions.map((transition) => (
          <Button
            key={transition.status}
            variant="outlined"
            size="small"
            color={
              transition.kind === 'cancel' ? 'error' : transition.kind === 'approve' ? 'success' : 'inherit'
            }
            disabled={moves.busy}
            onClick={() => moves.start(transition)}
          >
            {transition.label}
          </Button>
        ))}
      </Stack>
      {order.type === 'pre_order' && order.revision !== null && <MailLines orderId={order.id} />}
      {order.revision !== null && <AnswerLines order={order} canEdit={order.can.edit} />}
      {asked?.kind === 'cancel' && (
        <CancelDialog
          message={<Question order={order} to={asked} />}
          onConfirm={moves.confirm}
          onCancel={moves.cancel}
        />
      )}
      {asked && asked.kind !== 'cancel' && (
        <ConfirmDialog
          open
          title={flow.confirmTitle}
          message={<Question order={order} to={asked} />}
          confirmLabel={texts.common.confirm}
          onConfirm={() => moves.confirm()}
          onCancel={moves.cancel}
        />
      )}
    </Stack>
  );
};
