import Add from '@mui/icons-material/Add';
import { Button, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import type { Process } from '../../../api';
import { texts } from '../../../i18n';
import { Quiet, VISUALLY_HIDDEN } from '../../../ui';
import type { PartProcess } from '../../data/types';
import { useCatalogue } from '../../shared/use-catalogue';
import { NEW_ROW } from '../draft/process-rows';
import { useOpenPart } from '../open-part';
import { type ProcessOption, ProcessRow } from './process-row';

const text = texts.orders.partDialog;

/** The processes that can be chosen: the catalogue; before it is loaded, those of the part's rows. */
const optionsOf = (
  rows: readonly Process[] | undefined,
  processes: readonly PartProcess[],
): ProcessOption[] =>
  rows?.map(({ id, title, setup, rule_id }) => ({
    id,
    label: title,
    setup: setup ?? 0,
    hasRule: typeof rule_id === 'number',
  })) ??
  processes.flatMap(({ id, title, setup = 0, has_rule = false }) =>
    id === null ? [] : [{ id, label: title ?? '', setup, hasRule: has_rule }],
  );

/** The work done on the part; its value follows minutes × rate until it is typed over. */
export const ProcessList = () => {
  const { form, disabled } = useOpenPart();
  const { rows, loading } = useCatalogue('processes');
  const { processes } = form.draft;
  /** The row that was added last, which begins with the focus. */
  const [added, setAdded] = useState<number | null>(null);
  const options = optionsOf(rows, processes);
  return (
    <Stack component="section" aria-label={text.processes} sx={{ gap: 1 }}>
      <Typography variant="h3" component="h3" sx={VISUALLY_HIDDEN}>
        {text.processes}
      </Typography>
      {processes.length === 0 && <Quiet>{text.noProcesses}</Quiet>}
      <Stack
        component="ul"
        sx={{
          gap: 0.5,
          // Below the list they stand once.
          '& .MuiFormHelperText-root:not(.Mui-error)': VISUALLY_HIDDEN,
        }}
      >
        {processes.map((row, index) => (
          <ProcessRow
            key={index}
            row={row}
            index={index}
            options={options}
            loading={loading}
            autoFocus={index === added}
          />
        ))}
      </Stack>
      <Stack direction="row" sx={{ alignItems: 'center', flexWrap: 'wrap', columnGap: 1.5 }}>
        {!disabled && (
          <Button
            data-step
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
        {processes.length > 0 && (
          <Quiet variant="note" aria-hidden>
            {text.processUnits}
          </Quiet>
        )}
      </Stack>
    </Stack>
  );
};
