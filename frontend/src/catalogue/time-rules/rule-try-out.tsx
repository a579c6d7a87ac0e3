import { byName, FIGURE_NAMES, type FigureName, PART_COUNTS } from '@forja/figures';
import { Alert, Autocomplete, Box, Button, Stack, TextField, Typography } from '@mui/material';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import {
  answer,
  api,
  fieldMessages,
  type FoundPart,
  messageOf,
  padNumber,
  type RuleContent,
  type RuleSample,
  type RuleTryout,
  type TimeRule,
} from '../../api';
import { holdsNoNumber } from '../../editing/fields';
import { orders, search, texts } from '../../i18n';
import {
  ChoiceField,
  FigureField,
  formatFigure,
  Quiet,
  StepDetail,
  useBusy,
  useDebounced,
  useFailureToast,
  useToast,
} from '../../ui';

const { timeRules: text, materialGroups, rules } = texts.catalogue;

/** The most letters that the server takes. */
const MOST_LETTERS = 200;

const foundPartName = ({ title, reference }: FoundPart): string =>
  reference === null ? title : `${title} · ${reference}`;

const placeOf = ({ order_type, order_id, customer }: FoundPart): string =>
  search.inOrder(`${orders.types[order_type]} ${padNumber(order_id)}`, customer);

/** The parts that the words are found in, of orders that the user sees. */
const useFoundParts = (typed: string) => {
  const q = useDebounced(typed.trim().slice(0, MOST_LETTERS).trim(), 250);
  const { data, error, isFetching } = useQuery({
    queryKey: ['search', q],
    queryFn: ({ signal }) => answer(api.GET('/api/search', { params: { query: { q } }, signal })),
    enabled: q !== '',
    placeholderData: keepPreviousData,
  });
  useFailureToast(error, (failure) => messageOf(failure, text.searchFailed));
  return { parts: q === '' ? [] : (data?.parts ?? []), searching: isFetching };
};

interface PartSearchProps {
  value: FoundPart | null;
  onChange: (part: FoundPart | null) => void;
}

/** A part of any order, found by its name or reference. */
const PartSearch = ({ value, onChange }: PartSearchProps) => {
  const [typed, setTyped] = useState('');
  const { parts, searching } = useFoundParts(typed);
  const id = useId();
  return (
    <Autocomplete
      id={id}
      value={value}
      options={value === null || parts.some((part) => part.id === value.id) ? parts : [value, ...parts]}
      // The server has searched.
      filterOptions={(found) => found}
      getOptionLabel={foundPartName}
      getOptionKey={(part) => part.id}
      isOptionEqualToValue={(one, other) => one.id === other.id}
      onChange={(_event, part) => onChange(part)}
      onInputChange={(_event, words, reason) => setTyped(reason === 'input' ? words : '')}
      // It chooses; the form around it is not sent.
      onKeyDown={(event) => {
        if (event.key === 'Enter') event.preventDefault();
      }}
      loading={searching}
      {...(typed.trim() === '' && { noOptionsText: text.typeToFind })}
      autoHighlight
      fullWidth
      renderOption={({ key, ...item }, part) => (
        <Box
          component="li"
          key={key}
          {...item}
          sx={{ flexDirection: 'column', '&&': { alignItems: 'flex-start' } }}
        >
          {foundPartName(part)}
          <Box component="span" sx={{ typography: 'note', color: 'text.secondary' }}>
            {placeOf(part)}
          </Box>
        </Box>
      )}
      renderInput={(params) => (
        <TextField
          {...params}
          label={text.part}
          helperText={value === null ? text.partHint : placeOf(value)}
        />
      )}
    />
  );
};

type SampleFigure = Exclude<keyof RuleSample, 'group'> & FigureName;

/** The figures of a part that each driver asks for. */
const ASKED: Readonly<Record<TimeRule['driver'], readonly SampleFigure[]>> = {
  cut: ['cut_length', 'pierces'],
  ...byName(PART_COUNTS, (name) => [name]),
  area: ['net_area'],
  gross_weight: ['unit_gross_weight'],
  length: ['length'],
  piece: [],
};

interface RuleSampleFieldsProps {
  driver: TimeRule['driver'] | null;
  value: RuleSample;
  onChange: (sample: RuleSample) => void;
}

/** The figures that a rule is tried on: those that its driver asks for, and what its table is looked up by. */
const RuleSampleFields = ({ driver, value, onChange }: RuleSampleFieldsProps) => {
  const figureField = (name: SampleFigure, label: string = FIGURE_NAMES[name]) => (
    <FigureField
      key={name}
      figure={name}
      label={label}
      tooManyDecimals={rules.upToTwo}
      value={value[name]}
      onChange={(figure) => onChange({ ...value, [name]: figure })}
    />
  );
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 1.5,
        alignItems: 'start',
        gridTemplateColumns: {
          xs: 'minmax(0, 1fr)',
          sm: 'repeat(2, minmax(0, 1fr))',
          md: 'repeat(3, minmax(0, 1fr))',
        },
      }}
    >
      {(driver === null ? [] : ASKED[driver]).map((name) => figureField(name))}
      <ChoiceField
        label={text.group}
        value={value.group}
        choices={materialGroups}
        emptyLabel={text.anyGroup}
        onChange={(group) => onChange({ ...value, group })}
      />
      {figureField('thickness')}
      {figureField('quantity', text.lot)}
    </Box>
  );
};

/** The fields of a rule that the server takes when it is tried. */
const FIELDS = ['driver', 'sides', 'handling_seconds', 'minimum', 'rows'] as const;

/** A rule is tried on a stored part, or on typed figures. */
type TriedOn = 'part' | 'sample';

const useQuestion = () => {
  const values: unknown[] = useWatch({ name: [...FIELDS] });
  const [on, setOn] = useState<TriedOn>('part');
  const [part, setPart] = useState<FoundPart | null>(null);
  const [sample, setSample] = useState<RuleSample>({});
  const rule = Object.fromEntries(
    FIELDS.map((name, index) => [name, values[index]]),
  ) as unknown as RuleContent;
  const subject = on === 'part' ? { part_id: part?.id } : { sample };
  const incomplete = holdsNoNumber(values) || holdsNoNumber(subject) || (on === 'part' && part === null);
  return { on, setOn, part, setPart, sample, setSample, incomplete, body: { ...subject, rule } };
};

/**
 * Tries the rule of the form around it, stored or not, on a part or on typed figures. What it gave is shown as long as
 * neither has changed; what was refused of the rule stands at its fields.
 */
const useTryOut = () => {
  const toast = useToast();
  const form = useFormContext();
  const { incomplete, body, ...subject } = useQuestion();
  const [tried, setTried] = useState<{ of: string; result: RuleTryout } | null>(null);
  const [busy, run] = useBusy();
  const question = JSON.stringify(body);

  const ask = async () => {
    form.clearErrors();
    try {
      setTried({ of: question, result: await answer(api.POST('/api/time-rules/try', { body })) });
    } catch (error) {
      for (const [field, message] of Object.entries(fieldMessages(error))) {
        form.setError(field.replace(/^rule\./, ''), { type: 'server', message });
      }
      toast(messageOf(error, text.tryFailed));
    }
  };

  return {
    ...subject,
    driver: body.rule.driver as RuleContent['driver'] | null,
    busy,
    result: tried?.of === question ? tried.result : null,
    /** Undefined while there is nothing to try, or nothing to try it on. */
    run: incomplete ? undefined : () => void run(ask),
  };
};

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
      {time !== null && <Quiet>{text.roundedUp(formatFigure('time', time))}</Quiet>}
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
      <Quiet>{text.tryHint}</Quiet>
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
