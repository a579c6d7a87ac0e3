import Check from '@mui/icons-material/Check';
import Close from '@mui/icons-material/Close';
import { Box } from '@mui/material';
import { flow, statuses } from '../../../i18n/orders';
import type { FlowStep } from '../order-rules';

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
export const StepList = ({ steps }: { steps: readonly FlowStep[] }) => (
  <Box
    component="ol"
    aria-label={flow.title}
    sx={{
      display: 'flex',
      alignItems: 'center',
      flexWrap: 'wrap',
      gap: 1,
      margin: 0,
      padding: 0,
      listStyle: 'none',
    }}
  >
    {steps.map((step, index) => (
      <Box
        component="li"
        key={step.status}
        aria-current={step.state === 'current' ? 'step' : undefined}
        sx={{ display: 'flex', alignItems: 'center', gap: 1, typography: 'small' }}
      >
        {index > 0 && (
          <Box aria-hidden sx={{ width: { xs: 12, sm: 32 }, height: '1px', backgroundColor: 'divider' }} />
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
