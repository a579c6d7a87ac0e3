import { figure } from '@forja/figures';
import Functions from '@mui/icons-material/Functions';
import LockOutlined from '@mui/icons-material/LockOutlined';
import { Box, IconButton, Tooltip, Typography } from '@mui/material';
import { texts } from '../../../i18n';
import { FigureField, inGrams } from '../../../ui';
import type { LockableField } from '../../data/types';
import type { PartSession } from '../session/use-part-session';

const text = texts.orders.partDialog;

/** @param process of a row's figure: its place among the rows with a process, from 1 on */
export type Explain = (field: string, anchor: HTMLElement, process?: number) => void;

interface ValueProps {
  form: PartSession;
  field: LockableField;
  label: string;
  disabled: boolean;
  onExplain: Explain;
}

/** At the end of a figure: its lock, which a click opens, or the way to see how it came about. */
const FigureButton = ({ form, field, label, disabled, onExplain }: ValueProps) => {
  if (form.draft.locked_values.includes(field)) {
    return (
      <Tooltip title={text.locked}>
        <span>
          <IconButton
            edge="end"
            aria-label={`${text.locked}. ${text.unlock(label)}`}
            disabled={disabled}
            onClick={() => form.unlock(field)}
            sx={{ padding: '3px', color: 'warning.main' }}
          >
            <LockOutlined fontSize="dense" />
          </IconButton>
        </span>
      </Tooltip>
    );
  }
  return (
    <Tooltip title={text.explain(label)}>
      <IconButton
        edge="end"
        aria-label={text.explain(label)}
        aria-haspopup="dialog"
        onClick={(event) => onExplain(field, event.currentTarget)}
        sx={{ padding: '3px', color: 'text.disabled', '&:hover': { color: 'text.primary' } }}
      >
        <Functions fontSize="dense" />
      </IconButton>
    </Tooltip>
  );
};

/** A calculated figure. Typing over it locks it; emptied, it is calculated again. */
const Value = (props: ValueProps) => {
  const { form, field, label, disabled } = props;
  return (
    <FigureField
      figure={field}
      label={label}
      value={form.draft[field]}
      pending={form.calculation.pending && !form.draft.locked_values.includes(field)}
      onChange={(value) => {
        if (value !== null) form.setManually(field, value);
      }}
      onCommit={(value) => {
        if (value === null) form.unlock(field);
      }}
      disabled={disabled}
      error={form.errors[field]}
      hint={figure(field).unit === 'kg' ? inGrams(form.draft[field]) : undefined}
      adornment={<FigureButton {...props} />}
    />
  );
};

const FIELDS: readonly (readonly [LockableField, string])[] = [
  ['unit_net_weight', text.unitNetWeight],
  ['net_weight', text.totalNetWeight],
  ['unit_gross_weight', text.unitGrossWeight],
  ['gross_weight', text.totalGrossWeight],
  ['unit_value', text.unitValue],
  ['final_value', text.finalValue],
];

/** Weights and values, per piece and in total. */
export const ValuesGrid = (props: Omit<ValueProps, 'field' | 'label'>) => (
  <Box
    role="group"
    aria-label={`${text.netWeight}, ${text.grossWeight}, ${text.value}`}
    sx={{
      display: 'grid',
      gridTemplateColumns: { xs: '1fr 1fr', md: 'repeat(3, minmax(0, 1fr))' },
      gap: 1.5,
      gridAutoFlow: { md: 'column' },
      gridTemplateRows: { md: 'repeat(2, auto)' },
      alignItems: 'start',
    }}
  >
    {FIELDS.map(([field, label]) => (
      <Value key={field} field={field} label={label} {...props} />
    ))}
  </Box>
);

interface TaxProps {
  name: string;
  percent: string;
  figures: readonly { field: string; shown: string }[];
  onExplain: Explain;
}

/** The first figure is a piece's, the second that of all pieces. */
const perWhat = (index: number): string => (index === 0 ? text.perUnit : text.total).toLowerCase();

/** One tax: its rate, per piece, in total; each figure explains itself. */
export const TaxLine = ({ name, percent, figures, onExplain }: TaxProps) => (
  <Typography
    component="div"
    variant="small"
    sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: 0.75 }}
  >
    <strong>{name}</strong>
    <Box component="span" sx={{ color: 'text.secondary' }}>
      {percent}
    </Box>
    {figures.map(({ field, shown }, index) => (
      <Box key={field} component="span" sx={{ display: 'flex', gap: 0.75 }}>
        {index > 0 && <Box component="span">·</Box>}
        <Tooltip describeChild title={`${name} ${perWhat(index)}`}>
          <Box
            component="button"
            type="button"
            aria-haspopup="dialog"
            onClick={(event) => onExplain(field, event.currentTarget)}
            sx={{
              font: 'inherit',
              color: 'inherit',
              background: 'none',
              border: 0,
              padding: 0,
              cursor: 'help',
              borderBottom: '1px dotted',
              borderColor: 'text.disabled',
            }}
          >
            {shown}
          </Box>
        </Tooltip>
        <Box component="span" sx={{ color: 'text.secondary' }}>
          {perWhat(index)}
        </Box>
      </Box>
    ))}
  </Typography>
);
