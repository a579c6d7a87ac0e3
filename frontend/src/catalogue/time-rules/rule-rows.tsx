import Add from '@mui/icons-material/Add';
import Close from '@mui/icons-material/Close';
import ContentCopy from '@mui/icons-material/ContentCopy';
import { Box, Button, FormHelperText, IconButton, Stack, Typography } from '@mui/material';
import { type KeyboardEvent, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { texts } from '../../i18n';
import { ChoiceField, FigureField, Quiet, VISUALLY_HIDDEN } from '../../ui';
import { speedFigure } from './rule-line';
import { RuleFile, type RuleLines, useRuleClipboard, useRuleLines } from './rule-sheet';

const { materialGroups, rules, timeRules: text } = texts.catalogue;

/** How many sides of an area count; of other drivers there is nothing to choose. */
export const SidesField = () => {
  const { setValue } = useFormContext();
  const watched: unknown[] = useWatch({ name: ['driver', 'sides'] });
  const [driver, sides] = watched;
  if (driver !== 'area') return null;
  return (
    <ChoiceField
      label={text.sides}
      value={sides === 2 ? '2' : '1'}
      choices={{ '1': text.sidesOf[1], '2': text.sidesOf[2] }}
      onChange={(chosen) => setValue('sides', Number(chosen), { shouldDirty: true })}
    />
  );
};

/** Where a line's fields stand side by side; below that they stand in twos. */
const WIDE = '@container (min-width: 840px)';

const lineLook = (withPierces: boolean) =>
  ({
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    gap: 1.5,
    alignItems: 'start',
    // The group and the speed, which is long with its unit.
    '& > div:first-of-type, & > div:nth-of-type(4)': { gridColumn: '1 / -1' },
    '& > button': { gridRow: 1, gridColumn: 2, justifySelf: 'end' },
    [WIDE]: {
      gridTemplateColumns: `20px minmax(0, 1.3fr) minmax(0, 1fr) minmax(0, 1fr) minmax(0, 1.5fr) ${
        withPierces ? 'minmax(0, 1.1fr) ' : ''
      }34px`,
      gap: 0,
      '& .MuiOutlinedInput-root': { borderRadius: 0, margin: '0 0 -1px -1px' },
      '& > div:first-of-type, & > div:nth-of-type(4)': { gridColumn: 'auto' },
      '& > button': { gridRow: 'auto', gridColumn: 'auto', marginTop: '21px' },
      // The captions of the first line stand for all of them; screen readers hear each line's own.
      '&:not(:first-of-type)': {
        // A choice's caption is no label element.
        '& .MuiInputLabel-root': VISUALLY_HIDDEN,
        '& > button, & > span': { marginTop: 0 },
      },
    },
  }) as const;

interface LineProps {
  table: RuleLines;
  index: number;
  autoFocus: boolean;
}

/** The fields of the thickness that a line fits. */
const Thickness = ({ table, index, autoFocus }: LineProps) =>
  (['from', 'to'] as const).map((field) => (
    <FigureField
      key={field}
      figure="thickness"
      label={text[field]}
      tooManyDecimals={rules.upToTwo}
      value={table.lines[index]?.[field]}
      onChange={(value) => table.change(index, { [field]: value })}
      disabled={table.disabled}
      error={table.errorOf(index, field)}
      autoFocus={autoFocus && field === 'from'}
    />
  ));

/** Which plates the line fits, and how fast these are worked. */
const Line = (props: LineProps) => {
  const { table, index } = props;
  const { lines, driver, disabled, change, errorOf } = table;
  const line = lines[index];
  if (line === undefined) return null;
  const position = index + 1;
  return (
    <Box component="li" sx={lineLook(driver === 'cut')}>
      <Box
        component="span"
        aria-hidden
        sx={{
          alignSelf: 'center',
          typography: 'small',
          color: 'text.secondary',
          [WIDE]: {
            alignSelf: 'start',
            marginTop: '21px',
            paddingTop: '9px',
            '& > span': { display: 'none' },
          },
        }}
      >
        <span>{text.line} </span>
        {position}
      </Box>
      <ChoiceField
        label={text.group}
        value={line.group}
        choices={materialGroups}
        emptyLabel={text.allGroups}
        onChange={(group) => change(index, { group })}
        disabled={disabled}
        error={errorOf(index, 'group')}
      />
      <Thickness {...props} />
      <FigureField
        figure={speedFigure(driver)}
        label={text.speed}
        tooManyDecimals={rules.upToTwo}
        value={line.speed}
        onChange={(speed) => change(index, { speed })}
        disabled={disabled}
        error={errorOf(index, 'speed')}
      />
      {driver === 'cut' && (
        <FigureField
          figure="pierce_time"
          label={text.pierce}
          tooManyDecimals={rules.upToTwo}
          value={line.pierce_seconds}
          onChange={(pierce_seconds) => change(index, { pierce_seconds })}
          disabled={disabled}
          error={errorOf(index, 'pierce_seconds')}
        />
      )}
      <IconButton
        aria-label={text.removeLine(position)}
        disabled={disabled || lines.length === 1}
        onClick={() => table.remove(index)}
      >
        <Close fontSize="small" />
      </IconButton>
    </Box>
  );
};

const STEPS: Readonly<Partial<Record<string, -1 | 1>>> = { ArrowUp: -1, ArrowDown: 1, Enter: 1 };

/** ↑, ↓ and Enter go through a column of figures, as in a spreadsheet. */
const goByKey = (event: KeyboardEvent<HTMLElement>): void => {
  const step = STEPS[event.key];
  const at = step !== undefined && event.target instanceof HTMLInputElement && event.target.closest('li');
  if (!at) return;
  const inputs = (line: Element | null | undefined) => [...(line?.querySelectorAll('input') ?? [])];
  const next = step < 0 ? at.previousElementSibling : at.nextElementSibling;
  const field = inputs(next)[inputs(at).indexOf(event.target as HTMLInputElement)];
  event.preventDefault();
  field?.focus();
  field?.select();
};

/** The table of a rule: a line for each group and range of thickness. */
export const RuleRows = () => {
  const table = useRuleLines();
  const { copy, paste } = useRuleClipboard(table);
  /** The line that was added last, which begins with the focus. */
  const [added, setAdded] = useState<number | null>(null);
  return (
    <Stack component="section" aria-label={text.rows} sx={{ gap: 1.5, containerType: 'inline-size' }}>
      <Stack direction="row" sx={{ alignItems: 'center', gap: 1, flexWrap: 'wrap' }}>
        <Typography variant="h3" component="h3" sx={{ flexGrow: 1 }}>
          {text.rows}
        </Typography>
        <Button size="small" startIcon={<ContentCopy />} onClick={copy}>
          {text.copyLines}
        </Button>
        <RuleFile table={table} />
        <Button
          size="small"
          startIcon={<Add />}
          disabled={table.disabled}
          onClick={() => {
            setAdded(table.lines.length);
            table.add();
          }}
        >
          {text.addLine}
        </Button>
      </Stack>
      <Quiet>
        {text.rowsHint} {text.pasteHint}
      </Quiet>
      {table.error !== undefined && (
        <FormHelperText error role="alert">
          {table.error}
        </FormHelperText>
      )}
      <Stack component="ul" onPasteCapture={paste} onKeyDown={goByKey} sx={{ gap: 1.5, [WIDE]: { gap: 0 } }}>
        {table.lines.map((_line, index) => (
          <Line key={index} table={table} index={index} autoFocus={index === added} />
        ))}
      </Stack>
    </Stack>
  );
};
