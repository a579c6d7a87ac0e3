import { Box, CircularProgress, Divider, Popover, Stack, Typography } from '@mui/material';
import { texts } from '../../../i18n';
import { StepDetail, stepFigure } from '../../../ui';
import type { Step } from '../../data/types';
import { stepsBehind } from './steps';

const text = texts.orders.partDialog;

const Earlier = ({ steps }: { steps: readonly Step[] }) => (
  <Stack sx={{ gap: 0.75 }}>
    <Typography variant="caption" sx={{ color: 'text.secondary', fontWeight: 550 }}>
      {text.earlierSteps}
    </Typography>
    {steps.map((step, index) => (
      <Box
        key={`${step.field}-${index}`}
        sx={{ display: 'flex', justifyContent: 'space-between', gap: 3, typography: 'note' }}
      >
        <Box component="span" title={step.formula} sx={{ color: 'text.secondary' }}>
          {step.name}
        </Box>
        <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
          {stepFigure(step.result)}
        </Box>
      </Box>
    ))}
  </Stack>
);

interface ExplanationProps {
  anchor: HTMLElement | null;
  /** Which of the steps is explained; −1 for none of them. */
  at: number;
  steps: readonly Step[] | null;
  pending: boolean;
  onClose: () => void;
}

/** How a figure came about: the steps that the server took, this one at length and those before it in short. */
export const Explanation = ({ anchor, at, steps, pending, onClose }: ExplanationProps) => {
  const step = steps?.[at];
  const behind = steps && at > 0 ? stepsBehind(steps, at) : [];
  return (
    <Popover
      open={anchor !== null}
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      slotProps={{
        paper: {
          role: 'dialog',
          'aria-label': text.explanation,
          sx: { width: 380, maxWidth: 'calc(100vw - 32px)', padding: 2, border: 1, borderColor: 'divider' },
        },
      }}
    >
      {step && (
        <Stack sx={{ gap: 1.5 }}>
          <StepDetail step={step} />
          {behind.length > 0 && (
            <>
              <Divider />
              <Earlier steps={behind} />
            </>
          )}
        </Stack>
      )}
      {!step && (pending ? <CircularProgress size={18} aria-label={texts.common.loading} /> : text.noSteps)}
    </Popover>
  );
};
