import { Box, Stack, Typography } from '@mui/material';
import type { Step, StepValue } from '../api';
import { texts } from '../i18n';
import { formatNumber } from './format';
import { Quiet } from './quiet';

const text = texts.orders.partDialog;

/** A figure with its unit: money has it before, everything else after. */
export const stepFigure = ({ value, unit, decimals }: StepValue): string => {
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
      typography: 'small',
    }}
  >
    {step.inputs.map((input) => (
      <Box key={input.name} sx={{ display: 'contents' }}>
        <Box component="dt" sx={{ color: 'text.secondary' }}>
          {input.name}
        </Box>
        <Box component="dd" sx={{ margin: 0, textAlign: 'right' }}>
          {stepFigure(input)}
        </Box>
      </Box>
    ))}
  </Box>
);

/** One step of a calculation at length: its name and result, the formula in words, what went in. */
export const StepDetail = ({ step }: { step: Step }) => (
  <Stack sx={{ gap: 1 }}>
    <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 3, alignItems: 'baseline' }}>
      <Typography variant="h3" component="h3">
        {step.name}
      </Typography>
      <Typography sx={{ fontWeight: 650, whiteSpace: 'nowrap' }}>{stepFigure(step.result)}</Typography>
    </Box>
    <Typography variant="small">{step.formula}</Typography>
    {step.inputs.length > 0 && <Inputs step={step} />}
    {step.unrounded !== undefined && (
      <Quiet variant="caption">
        {text.before}: {formatNumber(step.unrounded, 0, 8)}
      </Quiet>
    )}
    {step.note && <Quiet variant="caption">{step.note}</Quiet>}
  </Stack>
);
