import { Box, CircularProgress, Divider, Popover, Stack, Typography } from '@mui/material';
import { texts } from '../../../i18n';
import { formatNumber } from '../../../ui';
import type { Step, StepValue } from '../../data/types';
import { stepsBehind } from './steps';

const text = texts.orders.partDialog;

/** A figure with its unit: money has it before, everything else after. */
const figure = ({ value, unit, decimals }: StepValue): string => {
  const number = formatNumber(value, decimals);
  if (unit === 'R$') return `R$ ${number}`;
  return unit === '' ? number : `${number} ${unit}`;
};

const Inputs = ({ step }: { step: Step }) => (
  <Box
    component="dl"
    sx={{
      display: 'grid',
      gridTemplateColumns: '1fr auto',
      columnGap: 3,
      rowGap: 0.5,
      margin: 0,
      fontSize: 13,
    }}
  >
    {step.inputs.map((input) => (
      <Box key={input.name} sx={{ display: 'contents' }}>
        <Box component="dt" sx={{ color: 'text.secondary' }}>
          {input.name}
        </Box>
        <Box component="dd" sx={{ margin: 0, textAlign: 'right' }}>
          {figure(input)}
        </Box>
      </Box>
    ))}
  </Box>
);

/** One step at length: its name and result, the formula in words, what went in. */
const StepDetail = ({ step }: { step: Step }) => (
  <Stack sx={{ gap: 1 }}>
    <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 3, alignItems: 'baseline' }}>
      <Typography variant="h3" component="h3">
        {step.name}
      </Typography>
      <Typography sx={{ fontWeight: 650, whiteSpace: 'nowrap' }}>{figure(step.result)}</Typography>
    </Box>
    <Typography sx={{ fontSize: 13 }}>{step.formula}</Typography>
    {step.inputs.length > 0 && <Inputs step={step} />}
    {step.unrounded !== undefined && (
      <Typography variant="caption" sx={{ color: 'text.secondary' }}>
        {text.before}: {formatNumber(step.unrounded, 0, 8)}
      </Typography>
    )}
    {step.note && (
      <Typography variant="caption" sx={{ color: 'text.secondary' }}>
        {step.note}
      </Typography>
    )}
  </Stack>
);

const Earlier = ({ steps }: { steps: readonly Step[] }) => (
  <Stack sx={{ gap: 0.75 }}>
    <Typography variant="caption" sx={{ color: 'text.secondary', fontWeight: 550 }}>
      {text.earlierSteps}
    </Typography>
    {steps.map((step, index) => (
      <Box
        key={`${step.field}-${index}`}
        sx={{ display: 'flex', justifyContent: 'space-between', gap: 3, fontSize: 12 }}
      >
        <Box component="span" title={step.formula} sx={{ color: 'text.secondary' }}>
          {step.name}
        </Box>
        <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
          {figure(step.result)}
        </Box>
      </Box>
    ))}
  </Stack>
);

interface ExplanationProps {
  anchor: HTMLElement | null;
  field: string;
  steps: readonly Step[] | null;
  pending: boolean;
  onClose: () => void;
}

/** How a figure came about: the steps that the server took, this one at length and those before it in short. */
export const Explanation = ({ anchor, field, steps, pending, onClose }: ExplanationProps) => {
  const at = steps?.findIndex((step) => step.field === field) ?? -1;
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
