import { Alert, Box, Button, Stack, Typography } from '@mui/material';
import type { RuleTryout } from '../../api';
import { texts } from '../../i18n';
import { ChoiceField, formatFigure, StepDetail } from '../../ui';
import { PartSearch } from './part-search';
import { RuleSampleFields } from './rule-sample';
import { useTryOut } from './use-try-out';

const { timeRules: text } = texts.catalogue;

/** The minutes and how they came about, or why there are none. */
const Result = ({ result: { problem, time, steps } }: { result: RuleTryout }) => {
  if (problem !== null) {
    return (
      <Alert severity="warning" variant="outlined">
        {text.none(problem)}
      </Alert>
    );
  }
  return (
    <Stack sx={{ gap: 1, maxWidth: 480 }}>
      {steps.map((step) => (
        <StepDetail key={step.name} step={step} />
      ))}
      {time !== null && (
        <Typography variant="small" color="textSecondary">
          {text.roundedUp(formatFigure('time', time))}
        </Typography>
      )}
    </Stack>
  );
};

/** Below the fields of a rule: what it, as the form has it, gives a part. */
export const RuleTryOut = () => {
  const { on, setOn, part, setPart, sample, setSample, driver, busy, result, run } = useTryOut();
  return (
    <Stack
      component="section"
      aria-label={text.tryOut}
      sx={{ gap: 1.5, marginTop: 2.5, paddingTop: 2, borderTop: 1, borderColor: 'divider' }}
    >
      <Typography variant="h3" component="h3">
        {text.tryOut}
      </Typography>
      <Typography variant="small" color="textSecondary">
        {text.tryHint}
      </Typography>
      <Box
        sx={{
          display: 'grid',
          gap: 1.5,
          alignItems: 'start',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 220px) minmax(0, 1fr)' },
        }}
      >
        <ChoiceField label={text.tryOn} value={on} choices={text.tryOnChoices} onChange={setOn} />
        {on === 'part' ? (
          <PartSearch value={part} onChange={setPart} />
        ) : (
          <RuleSampleFields driver={driver} value={sample} onChange={setSample} />
        )}
      </Box>
      <Box>
        <Button variant="outlined" loading={busy} disabled={run === undefined} onClick={run}>
          {text.try}
        </Button>
      </Box>
      <Box aria-live="polite">{result && <Result result={result} />}</Box>
    </Stack>
  );
};
