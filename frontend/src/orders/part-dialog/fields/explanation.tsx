import { Box, Button, CircularProgress, Divider, Popover, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import { texts } from '../../../i18n';
import { StepDetail, stepFigure } from '../../../ui';
import type { Step } from '../../data/types';
import type { Explain } from '../open-part';
import type { PartSession } from '../session/use-part-session';
import { type Explained, namedSteps, placeOf, type SumLine, stepsBehind, sumOf } from '../calculation/steps';

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

/** A price as a sum of what it is made of. */
const Sum = ({ lines }: { lines: readonly SumLine[] }) => (
  <Box
    component="dl"
    sx={{
      display: 'grid',
      gridTemplateColumns: '1fr auto',
      columnGap: 3,
      rowGap: 0.75,
      margin: 0,
      typography: 'small',
      '& dd': { margin: 0, textAlign: 'right', whiteSpace: 'nowrap' },
    }}
  >
    {lines.map(({ name, factors, result, isTotal }, index) => (
      <Box key={index} sx={{ display: 'contents', fontWeight: isTotal ? 600 : 400 }}>
        <Box
          component="dt"
          sx={isTotal ? { borderTop: 1, borderColor: 'divider', paddingTop: 0.5 } : undefined}
        >
          {name}{' '}
          <Box component="span" sx={{ color: 'text.secondary', fontWeight: 400 }}>
            {factors}
          </Box>
        </Box>
        <Box
          component="dd"
          sx={isTotal ? { borderTop: 1, borderColor: 'divider', paddingTop: 0.5 } : undefined}
        >
          {stepFigure(result)}
        </Box>
      </Box>
    ))}
  </Box>
);

interface ExplanationProps {
  form: PartSession;
  /** The figure that is explained, and where it stands. */
  explained: (Explained & { anchor: HTMLElement }) | null;
  onClose: () => void;
}

/** How a figure came about: a price as a sum, with all digits behind a click; else the step that the server took, and those before it. */
const Explanation = ({ form, explained, onClose }: ExplanationProps) => {
  const { pending } = form.calculation;
  const steps = namedSteps(form.calculation.steps, form.draft.processes);
  const at = explained ? placeOf(steps, explained) : -1;
  const step = steps?.[at];
  const behind = steps && at > 0 ? stepsBehind(steps, at) : [];
  const [exact, setExact] = useState(false);
  const sum = steps && !exact ? sumOf(steps, at) : null;
  return (
    <Popover
      open={explained !== null}
      anchorEl={explained?.anchor}
      onClose={() => {
        setExact(false);
        onClose();
      }}
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
      {sum && (
        <Stack sx={{ gap: 1.5, alignItems: 'start', '& > dl': { width: 1 } }}>
          <Sum lines={sum} />
          <Button size="small" onClick={() => setExact(true)}>
            {text.exactSteps}
          </Button>
        </Stack>
      )}
      {step && !sum && (
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

/** Shows how a figure came about, beside the place that asks for it. */
export const useExplanation = (form: PartSession) => {
  const [explained, setExplained] = useState<ExplanationProps['explained']>(null);
  const explain: Explain = (field, anchor, process) => {
    setExplained({ field, anchor, ...(process !== undefined && { process }) });
    form.calculation.explain();
  };
  const close = () => setExplained(null);
  return { explain, popover: <Explanation form={form} explained={explained} onClose={close} /> };
};
