import { figure } from '@forja/figures';
import Functions from '@mui/icons-material/Functions';
import LockOutlined from '@mui/icons-material/LockOutlined';
import { Box, ButtonBase, IconButton, Tooltip, Typography } from '@mui/material';
import { Fragment, type ReactNode } from 'react';
import { texts } from '../../../i18n';
import { FigureField, inGrams, Muted, VISUALLY_HIDDEN } from '../../../ui';
import type { LockableField } from '../../data/types';
import { useOpenPart } from '../open-part';

const text = texts.orders.partDialog;

interface ValueProps {
  field: LockableField;
  label: string;
}

/** In sight while its field is pointed at or has the focus; always where nothing points. */
const REVEALED = {
  padding: '3px',
  color: 'text.secondary',
  '@media (hover: hover)': {
    opacity: 0,
    '.MuiInputBase-root:hover &, .MuiInputBase-root:focus-within &': { opacity: 1 },
  },
} as const;

/** At the end of a figure: its lock, which a click opens, or the way to see how it came about. */
const FigureButton = ({ field, label }: ValueProps) => {
  const { form, disabled, explain } = useOpenPart();
  if (form.draft.locked_values.includes(field)) {
    return (
      <Tooltip title={text.locked}>
        <span>
          <IconButton
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
        aria-label={text.explain(label)}
        aria-haspopup="dialog"
        onClick={(event) => explain(field, event.currentTarget)}
        sx={REVEALED}
      >
        <Functions fontSize="dense" />
      </IconButton>
    </Tooltip>
  );
};

/** A calculated figure. Typing over it locks it; emptied, it is calculated again. */
const Value = ({ field, label }: ValueProps) => {
  const { form, disabled } = useOpenPart();
  return (
    <FigureField
      figure={field}
      bare
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
      adornment={<FigureButton field={field} label={label} />}
    />
  );
};

type Row = readonly [name: string, ...cells: (readonly [LockableField, string])[]];

const ROWS: readonly Row[] = [
  [`${text.netWeight} (kg)`, ['unit_net_weight', text.unitNetWeight], ['net_weight', text.totalNetWeight]],
  [
    `${text.grossWeight} (kg)`,
    ['unit_gross_weight', text.unitGrossWeight],
    ['gross_weight', text.totalGrossWeight],
  ],
  [`${text.value} (R$)`, ['unit_value', text.unitValue], ['final_value', text.finalValue]],
];

const caption = { typography: 'note', color: 'text.secondary', alignSelf: 'center' } as const;

/**
 * Weights and values as a table, per piece and in total; each field's own label is read aloud.
 * @param children further rows
 */
export const ValuesGrid = ({ children }: { children: ReactNode }) => (
  <Box
    data-aside
    sx={{
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 64px) minmax(0, 0.85fr) minmax(0, 1.15fr)',
      columnGap: 0.75,
      rowGap: 0.5,
      alignItems: 'start',
      '& label': VISUALLY_HIDDEN,
    }}
  >
    <Box
      role="group"
      aria-label={`${text.netWeight}, ${text.grossWeight}, ${text.value}`}
      sx={{ display: 'contents' }}
    >
      <span />
      {[text.perUnit, text.total].map((heading) => (
        <Box key={heading} aria-hidden sx={{ ...caption, textAlign: 'right', paddingInlineEnd: 1 }}>
          {heading}
        </Box>
      ))}
      {ROWS.map(([name, ...cells]) => (
        <Fragment key={name}>
          <Box aria-hidden sx={{ ...caption, lineHeight: '17px' }}>
            {name}
          </Box>
          {cells.map(([field, label]) => (
            <Value key={field} field={field} label={label} />
          ))}
        </Fragment>
      ))}
    </Box>
    {children}
  </Box>
);

interface TaxProps {
  name: string;
  percent: string;
  figures: readonly { field: string; shown: string }[];
}

/** A row of the table for a tax: its rate, per piece, in total; each figure explains itself. */
export const TaxLine = ({ name, percent, figures }: TaxProps) => {
  const { explain } = useOpenPart();
  return (
    <>
      <Typography variant="note" sx={{ lineHeight: '17px' }}>
        {name} <Muted>{percent}</Muted>
      </Typography>
      {figures.map(({ field, shown }, index) => (
        <Tooltip
          key={field}
          describeChild
          title={`${name} ${(index === 0 ? text.perUnit : text.total).toLowerCase()}`}
        >
          <ButtonBase
            aria-haspopup="dialog"
            onClick={(event) => explain(field, event.currentTarget)}
            sx={{
              justifySelf: 'end',
              marginInlineEnd: 1,
              typography: 'small',
              fontFamily: 'inherit',
              cursor: 'help',
            }}
          >
            {shown}
          </ButtonBase>
        </Tooltip>
      ))}
    </>
  );
};
