import Add from '@mui/icons-material/Add';
import Close from '@mui/icons-material/Close';
import { Box, Button, IconButton, Stack, Typography } from '@mui/material';
import { useMemo, useState } from 'react';
import { texts } from '../../../i18n';
import { FigureField, SearchSelect, VISUALLY_HIDDEN } from '../../../ui';
import { useCatalogue } from '../../shared/use-catalogue';
import { useCreateEntry } from '../../shared/use-create-entry';
import type { PartProcess } from '../../data/types';
import { NEW_ROW, withoutRow, withProcess, withSetup, withTime, withValue } from '../draft/process-rows';
import type { PartSession } from '../session/use-part-session';

const text = texts.orders.partDialog;

interface ProcessOption {
  id: number;
  label: string;
  /** Minutes per lot. */
  setup: number;
}

interface RowProps {
  form: PartSession;
  row: PartProcess;
  index: number;
  options: ProcessOption[];
  loading: boolean;
  disabled: boolean;
  autoFocus: boolean;
}

const rowLook = {
  display: 'grid',
  gridTemplateColumns: {
    xs: '1fr 1fr 34px',
    md: 'minmax(0, 1.5fr) minmax(0, 0.8fr) minmax(0, 0.8fr) minmax(0, 1fr) 34px',
  },
  gap: 1.5,
  alignItems: 'start',
  // The captions of the first row stand for all of them; screen readers hear each row's own.
  '&:not(:first-of-type)': { '& label': VISUALLY_HIDDEN, '& > button': { marginTop: 0 } },
  '& > div:first-of-type': { gridColumn: { xs: '1 / -1', md: 'auto' } },
  '& > div:last-of-type': { gridColumn: { xs: '1 / 3', md: 'auto' } },
} as const;

interface SetupFieldProps extends Pick<RowProps, 'form' | 'row' | 'index' | 'disabled'> {
  /** Minutes: what an empty field follows. */
  ofProcess: number;
}

/** The minutes of setting up for a lot: the process's, or the row's own. */
const SetupField = ({ form, row, index, ofProcess, disabled }: SetupFieldProps) => (
  <FigureField
    figure="setup"
    label={text.setup}
    tooManyDecimals={text.integersOnly}
    hint={text.setupHint}
    value={row.pivot.setup}
    placeholder={row.id === null ? undefined : String(ofProcess)}
    onChange={(setup) => {
      if (Number.isNaN(setup) || Number.isInteger(setup ?? 0)) {
        form.changeProcesses(withSetup(form.draft.processes, index, setup));
      }
    }}
    disabled={disabled}
    error={form.errors[`processes.${index}.pivot.setup`]}
  />
);

/** A process, its minutes, those of setting up for a lot, and its value. */
const ProcessRow = ({ form, row, index, options, loading, disabled, autoFocus }: RowProps) => {
  const rows = form.draft.processes;
  const creation = useCreateEntry('processes', ({ id }) =>
    form.changeProcesses(withProcess(form.read().processes, index, id)),
  );
  const titleOf = (id: number | null) => options.find((option) => option.id === id)?.label;
  const setupOfProcess = row.setup ?? options.find(({ id }) => id === row.id)?.setup ?? 0;
  const waiting = row.id !== null && row.pivot.final_value === null;
  return (
    <Box component="li" sx={rowLook}>
      <SearchSelect
        label={text.process}
        value={row.id}
        options={options}
        loading={loading}
        onChange={(id) => form.changeProcesses(withProcess(rows, index, id, titleOf(id)))}
        onCreate={creation.onCreate}
        disabled={disabled}
        autoFocus={autoFocus}
      />
      {creation.dialog}
      <FigureField
        figure="time"
        label={text.time}
        tooManyDecimals={text.integersOnly}
        hint={text.timeHint}
        value={row.pivot.time}
        onChange={(time) => {
          // A fraction of a minute waits until the field is left and rounds it; what is no number is kept as such.
          if (Number.isNaN(time) || Number.isInteger(time ?? 0)) {
            form.changeProcesses(withTime(rows, index, time ?? 0));
          }
        }}
        disabled={disabled}
        error={form.errors[`processes.${index}.pivot.time`]}
      />
      <SetupField form={form} row={row} index={index} ofProcess={setupOfProcess} disabled={disabled} />
      <FigureField
        figure="process_value"
        label={text.processValue}
        tooManyDecimals={text.maxTwoDecimals}
        value={row.pivot.final_value}
        pending={waiting}
        onChange={(value) => {
          if (value !== null && !Object.is(value, row.pivot.final_value)) {
            form.changeProcesses(withValue(rows, index, value));
          }
        }}
        disabled={disabled}
        error={form.errors[`processes.${index}.pivot.final_value`]}
      />
      {!disabled && (
        <IconButton
          aria-label={text.removeProcess(index + 1)}
          onClick={() => form.changeProcesses(withoutRow(rows, index))}
          sx={{ marginTop: '21px' }}
        >
          <Close fontSize="small" />
        </IconButton>
      )}
    </Box>
  );
};

/** The work done on the part; its value follows minutes × rate until it is typed over. */
export const ProcessList = ({ form, disabled }: { form: PartSession; disabled: boolean }) => {
  const { rows, loading } = useCatalogue('processes');
  const { processes } = form.draft;
  /** The row that was added last, which begins with the focus. */
  const [added, setAdded] = useState<number | null>(null);
  const options = useMemo(
    () =>
      rows?.map(({ id, title, setup }) => ({ id, label: title, setup: setup ?? 0 })) ??
      processes.flatMap(({ id, title, setup = 0 }) =>
        id === null ? [] : [{ id, label: title ?? '', setup }],
      ),
    [rows, processes],
  );
  return (
    <Stack component="section" aria-label={text.processes} sx={{ gap: 1 }}>
      <Stack direction="row" sx={{ alignItems: 'center', gap: 1 }}>
        <Typography variant="h3" component="h3" sx={{ flexGrow: 1 }}>
          {text.processes}
        </Typography>
        {!disabled && (
          <Button
            size="small"
            startIcon={<Add />}
            onClick={() => {
              setAdded(processes.length);
              form.changeProcesses([...processes, NEW_ROW], false);
            }}
          >
            {text.addProcess}
          </Button>
        )}
      </Stack>
      {processes.length === 0 && (
        <Typography sx={{ fontSize: 13, color: 'text.secondary' }}>{text.noProcesses}</Typography>
      )}
      <Stack component="ul" sx={{ gap: 1.5, margin: 0, padding: 0, listStyle: 'none' }}>
        {processes.map((row, index) => (
          <ProcessRow
            key={index}
            form={form}
            row={row}
            index={index}
            options={options}
            loading={loading}
            disabled={disabled}
            autoFocus={index === added}
          />
        ))}
      </Stack>
    </Stack>
  );
};
