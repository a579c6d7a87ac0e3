import { figure } from '@forja/figures';
import Close from '@mui/icons-material/Close';
import Functions from '@mui/icons-material/Functions';
import Replay from '@mui/icons-material/Replay';
import { Box, ButtonBase, IconButton, Tooltip } from '@mui/material';
import type { KeyboardEvent, ReactNode } from 'react';
import { leaveField } from '../../../editing/use-saving';
import { texts } from '../../../i18n';
import { FigureField, formatFigure, SearchSelect, Tool, VISUALLY_HIDDEN } from '../../../ui';
import type { PartProcess } from '../../data/types';
import { useCreateEntry } from '../../shared/use-create-entry';
import { withoutRow, withProcess, withRule, withSetup, withTime, withValue } from '../draft/process-rows';
import { useOpenPart } from '../open-part';
import type { PartSession } from '../session/use-part-session';

const text = texts.orders.partDialog;

interface PlacedRow {
  row: PartProcess;
  index: number;
}

interface ByRuleProps extends PlacedRow {
  /** Takes the rule's minutes again; undefined where the row follows its rule, has none, or can't be changed. */
  onFollow: (() => void) | undefined;
}

/** The row's place, from 1, among rows with a process: the server calculates no others. */
const placeAmongChosen = ({ draft }: PartSession, index: number): number =>
  draft.processes.slice(0, index + 1).filter(({ id }) => id !== null).length;

/** The minutes that the rule gives, or why it gives none. */
const ruleText = ({ pivot }: PartProcess, problem: string | null | undefined): string => {
  if (pivot.final_value === null) return text.ruleWaiting;
  if (typeof pivot.exact_time !== 'number') return text.ruleWithout(problem ?? text.ruleSilent);
  return text.byRule(formatFigure('exact_time', pivot.exact_time));
};

/** Whether the row's rule gave its minutes. */
const hasRuledMinutes = ({ pivot: { rule, exact_time, final_value } }: PartProcess): boolean =>
  rule === true && final_value !== null && typeof exact_time === 'number';

/** Button in the field of the minutes: ƒ explains minutes that a rule gave; typed ones can be given back to the rule. */
const ByRule = ({ row, index, onFollow }: ByRuleProps) => {
  const { form, explain } = useOpenPart();
  const at = placeAmongChosen(form, index);
  if (!hasRuledMinutes(row))
    return (
      onFollow && (
        <Tooltip describeChild title={text.typedOver}>
          <IconButton aria-label={text.backToRuleOf(at)} onClick={onFollow} sx={{ padding: '3px' }}>
            <Replay fontSize="dense" />
          </IconButton>
        </Tooltip>
      )
    );
  return (
    <Tooltip describeChild title={ruleText(row, null)}>
      <ButtonBase
        aria-label={text.explainMinutes(at)}
        aria-haspopup="dialog"
        onClick={(event) => explain('exact_time', event.currentTarget, at)}
        sx={{ padding: '2px 6px', fontFamily: 'inherit', fontStyle: 'italic', color: 'text.secondary' }}
      >
        {text.ruleMark}
      </ButtonBase>
    </Tooltip>
  );
};

/** The reason why a row's rule gives no minutes, below the row. */
const RuleState = ({ row, index }: PlacedRow) => {
  const { form, explain } = useOpenPart();
  const place = placeAmongChosen(form, index);
  const calculated = form.calculation.processes?.[place - 1];
  const problem = calculated?.id === row.id ? calculated.rule_problem : null;
  if (!row.pivot.rule || hasRuledMinutes(row)) return null;
  return (
    <Box
      component="p"
      sx={{
        gridColumn: '1 / -1',
        display: 'flex',
        alignItems: 'center',
        columnGap: 1,
        margin: 0,
        marginTop: -0.75,
        minHeight: 28,
        typography: 'note',
        color: row.pivot.final_value === null ? 'text.secondary' : 'warning.main',
      }}
    >
      {ruleText(row, problem)}
      <Tool
        label={text.explainMinutes(place)}
        icon={<Functions fontSize="dense" />}
        aria-haspopup="dialog"
        onClick={(event) => explain('exact_time', event.currentTarget, place)}
        sx={{ padding: '3px', color: 'text.disabled', '&:hover': { color: 'text.primary' } }}
      />
    </Box>
  );
};

export interface ProcessOption {
  id: number;
  label: string;
  /** Minutes per lot. */
  setup: number;
  hasRule: boolean;
}

interface RowProps extends PlacedRow {
  options: ProcessOption[];
  loading: boolean;
  autoFocus: boolean;
}

const rowLook = {
  display: 'grid',
  gridTemplateColumns: {
    xs: '1fr 1fr 34px',
    md: 'minmax(0, 1.5fr) minmax(0, 1fr) 68px minmax(0, 1.15fr) 22px',
  },
  gap: 0.5,
  alignItems: 'start',
  '& .MuiAutocomplete-endAdornment': { display: 'none' },
  '& .MuiAutocomplete-inputRoot': { paddingInline: '4px !important' },
  '& .MuiAutocomplete-input': { paddingInline: '2px !important', typography: 'small' },
  // Labels are shown on the first row alone; screen readers find them on every row.
  '&:not(:first-of-type)': { '& label': VISUALLY_HIDDEN, '& > button': { marginTop: '5px' } },
  '& > div:first-of-type': { gridColumn: { xs: '1 / -1', md: 'auto' } },
  '& > div:last-of-type': { gridColumn: { xs: '1 / 3', md: 'auto' } },
} as const;

interface SetupFieldProps extends PlacedRow {
  /** Minutes of the process's catalogue entry, which count while the field is empty. */
  ofProcess: number;
}

/** Minutes of setting up for a lot: the row's own, else those of the process. */
const SetupField = ({ row, index, ofProcess }: SetupFieldProps) => {
  const { form, disabled } = useOpenPart();
  return (
    <FigureField
      bare
      figure="setup"
      label={text.setup}
      hint={text.setupHint}
      value={row.pivot.setup}
      placeholder={row.id === null ? undefined : String(ofProcess)}
      onChange={(setup) => form.changeProcesses(withSetup(form.draft.processes, index, setup))}
      disabled={disabled}
      error={form.errors[`processes.${index}.pivot.setup`]}
    />
  );
};

/** The process of a row: chosen from the catalogue, or created there. */
const ProcessSelect = ({ row, index, options, loading, autoFocus }: RowProps) => {
  const { form, disabled } = useOpenPart();
  const choose = (id: number | null, title?: string, hasRule?: boolean) =>
    form.changeProcesses(withProcess(form.read().processes, index, id, title, hasRule));
  const creation = useCreateEntry('processes', ({ id, rule_id }) =>
    choose(id, undefined, typeof rule_id === 'number'),
  );
  return (
    <>
      <SearchSelect
        label={text.process}
        value={row.id}
        options={options}
        loading={loading}
        onChange={(id) => {
          const option = options.find((each) => each.id === id);
          choose(id, option?.label, option?.hasRule);
        }}
        onCreate={creation.onCreate}
        disabled={disabled}
        autoFocus={autoFocus}
      />
      {creation.dialog}
    </>
  );
};

interface TimeProps extends PlacedRow {
  adornment: ReactNode;
}

/** Minutes per piece; those of a rule with their fraction, with which the server calculates. */
const TimeField = ({ row, index, adornment }: TimeProps) => {
  const { form, disabled } = useOpenPart();
  return (
    <FigureField
      bare
      figure="time"
      label={text.time}
      hint={text.timeHint}
      value={hasRuledMinutes(row) ? row.pivot.exact_time : row.pivot.time}
      decimals={hasRuledMinutes(row) ? figure('exact_time').shown : undefined}
      onChange={(time) => form.changeProcesses(withTime(form.draft.processes, index, time ?? 0))}
      disabled={disabled}
      error={form.errors[`processes.${index}.pivot.time`]}
      adornment={adornment}
    />
  );
};

/** Value in BRL per piece: minutes × rate, unless it is typed over. */
const ValueField = ({ row, index }: PlacedRow) => {
  const { form, disabled } = useOpenPart();
  return (
    <FigureField
      bare
      figure="process_value"
      label={text.processValue}
      tooManyDecimals={text.maxTwoDecimals}
      value={row.pivot.final_value}
      pending={row.id !== null && row.pivot.final_value === null}
      onChange={(value) => {
        if (value !== null && !Object.is(value, row.pivot.final_value)) {
          form.changeProcesses(withValue(form.draft.processes, index, value));
        }
      }}
      disabled={disabled}
      error={form.errors[`processes.${index}.pivot.final_value`]}
    />
  );
};

/** A process, its minutes, those of setting up for a lot, and its value; where a rule gives the minutes, how. */
export const ProcessRow = (props: RowProps) => {
  const { row, index, options } = props;
  const { form, disabled } = useOpenPart();
  const rows = form.draft.processes;
  const option = options.find(({ id }) => id === row.id);
  const setupOfProcess = row.setup ?? option?.setup ?? 0;
  const hasRule = row.id !== null && (row.has_rule === true || option?.hasRule === true);
  const canFollow = hasRule && !disabled && !row.pivot.rule;
  const follow = () => {
    // Minutes that are still being typed are taken first: they would replace the rule's again.
    leaveField();
    form.changeProcesses(withRule(form.read().processes, index));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'F9' || !canFollow) return;
    event.preventDefault();
    follow();
  };
  return (
    <Box component="li" sx={rowLook} onKeyDown={onKeyDown}>
      <ProcessSelect {...props} />
      <TimeField
        row={row}
        index={index}
        adornment={<ByRule row={row} index={index} onFollow={canFollow ? follow : undefined} />}
      />
      <SetupField row={row} index={index} ofProcess={setupOfProcess} />
      <ValueField row={row} index={index} />
      {!disabled && (
        <IconButton
          aria-label={text.removeProcess(index + 1)}
          onClick={() => form.changeProcesses(withoutRow(rows, index))}
          sx={{ marginTop: '23px', padding: '4px' }}
        >
          <Close fontSize="small" />
        </IconButton>
      )}
      <RuleState row={row} index={index} />
    </Box>
  );
};
