import WarningAmberOutlined from '@mui/icons-material/WarningAmberOutlined';
import { Box, Button, Stack, Tooltip, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { texts } from '../../../i18n';
import { FigureMeasure, formatFigure, formatNumber, SwitchField } from '../../../ui';
import type { Part } from '../../data/types';
import { withTrueArea } from '../draft/part-payload';
import type { PartSession } from '../session/use-part-session';

const text = texts.orders.partDialog.flatPattern;

type FlatPattern = NonNullable<Part['flat_pattern']>;

const Figure = ({ label, children }: { label: string; children: ReactNode }) => (
  <Box>
    <Typography component="dt" sx={{ fontSize: 12, color: 'text.secondary' }}>
      {label}
    </Typography>
    <Typography component="dd" sx={{ margin: 0, fontSize: 13, fontVariantNumeric: 'tabular-nums' }}>
      {children}
    </Typography>
  </Box>
);

const Figures = ({ pattern }: { pattern: FlatPattern }) => (
  <Box component="dl" sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 3, rowGap: 1, margin: 0 }}>
    <Figure label={text.size}>
      {formatFigure('width', pattern.width, { bare: true })} ×{' '}
      <FigureMeasure figure="length" value={pattern.length} />
    </Figure>
    <Figure label={text.cut}>
      <FigureMeasure figure="cut_length" value={pattern.cut_length} />
    </Figure>
    <Figure label={text.pierces}>{formatNumber(pattern.pierces, 0)}</Figure>
    <Figure label={text.area}>
      <FigureMeasure figure="net_area" value={pattern.net_area} />
    </Figure>
  </Box>
);

/** What is to be known before the figures are believed. */
const Remarks = ({ pattern }: { pattern: FlatPattern }) => (
  <>
    {pattern.open_contours > 0 && (
      <Stack direction="row" role="note" sx={{ gap: 0.75, alignItems: 'center', color: 'warning.main' }}>
        <WarningAmberOutlined sx={{ fontSize: 16 }} />
        <Typography sx={{ fontSize: 13 }}>{text.open(pattern.open_contours)}</Typography>
      </Stack>
    )}
    {(pattern.unit_assumed || pattern.unit !== 'mm') && (
      <Typography sx={{ fontSize: 12, color: 'text.secondary' }}>
        {pattern.unit_assumed ? text.unitAssumed : text.unit(pattern.unit)}
      </Typography>
    )}
  </>
);

/** Takes the outer size over, and weighs by what is left of it; both only on request. */
const Actions = ({ form, disabled, pattern }: BoxProps & { pattern: FlatPattern }) => {
  const { type, width, length, true_area } = form.draft;
  const plate = type === 'material' || type === 'sheet';
  const inUse = width === pattern.width && length === pattern.length;
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'center', columnGap: 2 }}>
      <Tooltip title={plate ? '' : text.needsPlate}>
        <span>
          <Button
            size="small"
            variant="outlined"
            disabled={disabled || !plate || inUse}
            onClick={() => form.change({ width: pattern.width, length: pattern.length })}
          >
            {plate && inUse ? text.used : text.use}
          </Button>
        </span>
      </Tooltip>
      {plate && pattern.net_area > 0 && (
        <SwitchField
          label={text.trueArea}
          checked={true_area}
          disabled={disabled}
          onChange={(checked) => form.change(withTrueArea(form.draft, checked))}
        />
      )}
      {true_area && (
        <Typography sx={{ fontSize: 12, color: 'text.secondary' }}>{text.trueAreaHint}</Typography>
      )}
    </Stack>
  );
};

interface BoxProps {
  form: PartSession;
  disabled: boolean;
}

/** What the part's DXF says of it; nothing where its drawing is none. */
export const FlatPatternBox = ({ form, disabled }: BoxProps) => {
  const { flat_pattern: pattern } = form.draft;
  if (!pattern) return null;
  return (
    <Stack
      role="group"
      aria-label={text.title}
      sx={{ gap: 1, borderTop: 1, borderBottom: 1, borderColor: 'divider', paddingBlock: 1.25 }}
    >
      <Typography sx={{ fontSize: 13, fontWeight: 600 }}>{text.title}</Typography>
      <Figures pattern={pattern} />
      <Remarks pattern={pattern} />
      <Actions form={form} disabled={disabled} pattern={pattern} />
    </Stack>
  );
};
