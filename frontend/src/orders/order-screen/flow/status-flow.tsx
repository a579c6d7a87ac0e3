import Check from '@mui/icons-material/Check';
import CheckCircleOutlined from '@mui/icons-material/CheckCircleOutlined';
import Close from '@mui/icons-material/Close';
import { Box, Button, type ButtonProps, Stack } from '@mui/material';
import { useId } from 'react';
import { flow, statuses } from '../../../i18n/orders';
import { AnswerLines, useAnswerKind } from '../../../offers';
import { ConfirmDialog, formatDate, formatDateTime, Quiet } from '../../../ui';
import { useOpenOrder } from '../../data/open-order';
import type { Order, Transition } from '../../data/types';
import { Accepted } from '../accepted';
import { type FlowStep, flowSteps } from '../order-rules';
import { FindingList } from '../readiness/finding-list';
import { readinessFor } from '../readiness/readiness';
import { useStatusMove } from './awaits-answer';
import { CancelDialog, LostLine } from './loss';

const Dot = ({ step }: { step: FlowStep }) => {
  const cancelled = step.status === 'cancelled';
  const reached = step.state !== 'ahead';
  const colour = cancelled ? 'error.main' : step.state === 'current' ? 'primary.main' : 'text.secondary';
  const ended = step.state === 'done' || step.status === 'finished';
  return (
    <Box
      aria-hidden
      sx={{
        display: 'grid',
        placeItems: 'center',
        width: 18,
        height: 18,
        borderRadius: '50%',
        border: 1.5,
        borderColor: reached ? colour : 'divider',
        color: colour,
      }}
    >
      {cancelled && <Close fontSize="mark" />}
      {!cancelled && reached && ended && <Check fontSize="mark" />}
      {!cancelled && step.state === 'current' && !ended && (
        <Box sx={{ width: 8, height: 8, borderRadius: '50%', backgroundColor: colour }} />
      )}
    </Box>
  );
};

/** Where the order stands on its way. */
const StepList = ({ steps }: { steps: readonly FlowStep[] }) => (
  <Box
    component="ol"
    aria-label={flow.title}
    sx={{
      display: 'flex',
      alignItems: 'center',
      flexWrap: 'wrap',
      gap: { xs: 0.75, sm: 1 },
    }}
  >
    {steps.map((step, index) => (
      <Box
        component="li"
        key={step.status}
        aria-current={step.state === 'current' ? 'step' : undefined}
        sx={{
          display: 'flex',
          alignItems: 'center',
          gap: { xs: 0.5, sm: 1 },
          typography: { xs: 'note', sm: 'small' },
        }}
      >
        {index > 0 && (
          <Box aria-hidden sx={{ width: { sm: 32 }, height: '1px', backgroundColor: 'divider' }} />
        )}
        <Dot step={step} />
        <Box
          component="span"
          sx={{
            color: step.state === 'current' ? 'text.primary' : 'text.secondary',
            fontWeight: step.state === 'current' ? 600 : 400,
          }}
        >
          {statuses[step.status]}
        </Box>
      </Box>
    ))}
  </Box>
);

/** The words carry the meaning; the colour repeats it. */
const VALIDITY_COLOURS = { valid: undefined, ending: 'warning.main', ended: 'error.main' } as const;

/** The question before a move, with what else it brings. */
const Question = ({ order, to, onLeave }: { order: Order; to: Transition; onLeave: () => void }) => (
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
    {to.kind !== 'cancel' && <FindingList findings={readinessFor(order, to.status)} onLeave={onLeave} />}
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
    <Quiet variant="caption" sx={{ flex: { xs: '1 1 auto', lg: '1 1 200px' } }}>
      {sentence}
      {order.validity && order.valid_until && (
        <Box component="span" sx={{ display: 'block', color: VALIDITY_COLOURS[order.validity] }}>
          {flow.validUntil[order.validity](formatDate(order.valid_until))}
        </Box>
      )}
      {order.status === 'cancelled' && <LostLine />}
    </Quiet>
  );
};

const COLOURS: Partial<Record<Transition['kind'], ButtonProps['color']>> = {
  cancel: 'error',
  approve: 'success',
};

interface MoveProps {
  to: Transition;
  /** The screen's main action: the customer has accepted, and waits for it. */
  main?: boolean;
  moves: ReturnType<typeof useStatusMove>;
}

/** A move by its name, and where it leads beside it. */
const Move = ({ to, main = false, moves }: MoveProps) => {
  const target = useId();
  const isStep = to.kind === 'next' || to.kind === 'previous';
  return (
    <Stack direction="row" sx={{ alignItems: 'center', gap: 0.75 }}>
      <Button
        variant={main ? 'contained' : 'outlined'}
        size="small"
        color={main ? 'primary' : (COLOURS[to.kind] ?? 'inherit')}
        disabled={moves.busy}
        aria-describedby={isStep ? target : undefined}
        onClick={() => moves.start(to)}
      >
        {to.label}
      </Button>
      {isStep && (
        <Quiet id={target} variant="note" sx={{ whiteSpace: 'nowrap' }}>
          {statuses[to.status]}
        </Quiet>
      )}
    </Stack>
  );
};

/**
 * Where the order stands, who moved it last, and the moves that this user may make now.
 * @param news answers of the customer that are not read yet are shown, too
 */
export const StatusFlow = ({ news }: { news: boolean }) => {
  const { order, cache } = useOpenOrder();
  const moves = useStatusMove(order, cache);
  const { asked } = moves;
  const accepted = useAnswerKind(order) === 'accepted';
  const back = order.transitions.find(({ kind }) => kind === 'previous');
  const ahead = order.transitions.filter((transition) => transition !== back);
  return (
    <Stack
      component="section"
      aria-label={flow.title}
      direction="row"
      sx={{ alignItems: 'center', flexWrap: 'wrap', columnGap: 1.5, rowGap: 1, minHeight: 34 }}
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
      {back && <Move to={back} moves={moves} />}
      <LastMove order={order} />
      <Stack direction="row" sx={{ alignItems: 'center', gap: 1, flexWrap: 'wrap' }}>
        {ahead.map((transition) => (
          <Move
            key={transition.status}
            to={transition}
            main={accepted && transition.kind === 'approve'}
            moves={moves}
          />
        ))}
      </Stack>
      {news && order.revision !== null && <AnswerLines order={order} canEdit={order.can.edit} news />}
      {asked?.kind === 'cancel' && (
        <CancelDialog
          message={<Question order={order} to={asked} onLeave={moves.cancel} />}
          onConfirm={moves.confirm}
          onCancel={moves.cancel}
        />
      )}
      {asked && asked.kind !== 'cancel' && (
        <ConfirmDialog
          title={flow.confirmTitle}
          message={<Question order={order} to={asked} onLeave={moves.cancel} />}
          onConfirm={() => moves.confirm()}
          onCancel={moves.cancel}
        />
      )}
    </Stack>
  );
};
