import Add from '@mui/icons-material/Add';
import Close from '@mui/icons-material/Close';
import { Box, Button, FormHelperText, IconButton, Stack, Typography } from '@mui/material';
import { type ReactNode, useId } from 'react';
import { texts } from '../../i18n';
import { Quiet } from '../quiet';
import { ChoiceField } from './choice-field';
import { DateField } from './date-field';
import { FigureField } from './figure-field';
import { SwitchField } from './switch-field';

const { datedRows: text } = texts.common;

/** A row that holds from a day on, `YYYY-MM-DD`. */
export interface DatedRow {
  from?: string | null;
}

/** A field of the rows: a rate in %, something that is or is not, or one of a few values. */
export interface DatedColumn {
  field: string;
  label: string;
  kind: 'rate' | 'flag' | Readonly<Record<string, string>>;
}

interface DatedRowsProps<Row extends DatedRow> {
  title: string;
  hint?: string;
  rows: readonly Row[];
  columns: readonly DatedColumn[];
  /** A row that is added, still without its day. */
  newRow: Row;
  onChange: (rows: Row[]) => void;
  /** Refused values, by their path inside of the list: `0.from`; '' is the list as a whole. */
  errorOf: (path: string) => ReactNode;
  /** The first row holds before all others: its day stays, and it can't be removed. */
  keepsFirst?: boolean;
}

interface CellProps {
  column: DatedColumn;
  value: unknown;
  onChange: (value: unknown) => void;
  error: ReactNode;
}

const Cell = ({ column: { label, kind }, value, onChange, error }: CellProps) => {
  if (kind === 'rate')
    return (
      <FigureField
        figure="tax_rate"
        label={label}
        value={value as number | null | undefined}
        onChange={onChange}
        error={error}
      />
    );
  if (kind === 'flag') return <SwitchField label={label} checked={value === true} onChange={onChange} />;
  return (
    <ChoiceField
      label={label}
      value={value as string | null | undefined}
      choices={kind}
      onChange={onChange}
      error={error}
    />
  );
};

interface RowFieldsProps {
  row: DatedRow;
  columns: readonly DatedColumn[];
  /** Its day stays. */
  kept: boolean;
  onChange: (change: object) => void;
  errorOf: (field: string) => ReactNode;
}

/** The day of a row, and its other fields beside it where there is room. */
const RowFields = ({ row, columns, kept, onChange, errorOf }: RowFieldsProps) => (
  <Box sx={{ flexGrow: 1, display: 'flex', flexWrap: 'wrap', columnGap: 1, rowGap: 0.5, minWidth: 0 }}>
    <Box sx={{ flex: '1 1 136px' }}>
      <DateField
        label={text.from}
        value={row.from}
        onChange={(from) => onChange({ from })}
        error={errorOf('from')}
        disabled={kept}
      />
    </Box>
    {columns.map((column) => (
      <Box key={column.field} sx={{ flex: column.kind === 'flag' ? undefined : '1 1 96px' }}>
        <Cell
          column={column}
          value={(row as Record<string, unknown>)[column.field]}
          onChange={(value) => onChange({ [column.field]: value })}
          error={errorOf(column.field)}
        />
      </Box>
    ))}
  </Box>
);

/** Rows that hold from days on, as a list that is added to and taken from. */
export const DatedRows = <Row extends DatedRow>(props: DatedRowsProps<Row>) => {
  const { title, hint, rows, columns, newRow, onChange, errorOf, keepsFirst = false } = props;
  const id = useId();
  const put = (index: number, change: object) =>
    onChange(rows.map((row, at) => (at === index ? { ...row, ...change } : row)));
  const refused = errorOf('');
  return (
    <Stack component="section" aria-labelledby={id} sx={{ gap: 1 }}>
      <Stack direction="row" sx={{ alignItems: 'center', columnGap: 1, flexWrap: 'wrap' }}>
        <Typography id={id} variant="h3" component="h3" sx={{ flexGrow: 1 }}>
          {title}
        </Typography>
        <Button
          size="small"
          startIcon={<Add />}
          onClick={() => onChange([...rows, newRow])}
          sx={{ whiteSpace: 'nowrap' }}
        >
          {text.add}
        </Button>
      </Stack>
      {hint && <Quiet>{hint}</Quiet>}
      {refused !== undefined && (
        <FormHelperText error role="alert">
          {refused}
        </FormHelperText>
      )}
      <ul>
        {rows.map((row, index) => {
          const kept = keepsFirst && index === 0;
          return (
            <Box
              component="li"
              key={index}
              sx={{ display: 'flex', gap: 1, paddingBlock: 1, borderTop: 1, borderColor: 'divider' }}
            >
              <RowFields
                row={row}
                columns={columns}
                kept={kept}
                onChange={(change) => put(index, change)}
                errorOf={(field) => errorOf(`${index}.${field}`)}
              />
              <IconButton
                aria-label={text.remove(index + 1)}
                disabled={kept}
                onClick={() => onChange(rows.filter((_, at) => at !== index))}
                sx={{ alignSelf: 'start', marginTop: 2.5 }}
              >
                <Close fontSize="small" />
              </IconButton>
            </Box>
          );
        })}
      </ul>
    </Stack>
  );
};
