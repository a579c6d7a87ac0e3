import { Box, Checkbox } from '@mui/material';
import type { ReactNode } from 'react';
import { texts } from '../../i18n';
import { useDarkMode } from '../../theme';
import { type Column, DataTable, formatNumber } from '../../ui';
import { colourOf, sizeText } from './cut-picture';
import type { CutPart, CutSettings } from './types';

const text = texts.orders.cutting;

interface PartChoices {
  settings: CutSettings;
  onChange: (fields: Partial<CutSettings>) => void;
  /** Bars are not turned. */
  canTurn: boolean;
}

/** The list with an id, or without it. */
export const toggled = (ids: readonly number[], id: number, on: boolean): number[] =>
  on ? [...ids.filter((one) => one !== id), id] : ids.filter((one) => one !== id);

/** The number in the colour of the part's pieces. */
const PartNumber = ({ number }: { number: number }) => {
  const [dark] = useDarkMode();
  return (
    <Box
      component="span"
      sx={{
        display: 'inline-block',
        minWidth: 28,
        paddingInline: 0.75,
        borderRadius: 0.5,
        textAlign: 'center',
        backgroundColor: colourOf(number, dark),
      }}
    >
      {number}
    </Box>
  );
};

const columnsFor = (piecesLabel: string): Column<CutPart>[] => [
  { source: 'number', label: text.number, cell: ({ number }) => <PartNumber number={number} /> },
  { source: 'title', label: text.part, cell: ({ title }) => title || texts.orders.parts.untitled },
  { source: 'set', label: text.set, secondary: true, cell: ({ set }) => set },
  { source: 'pieces', label: piecesLabel, numeric: true, cell: ({ pieces }) => formatNumber(pieces, 0) },
  { source: 'size', label: text.size, numeric: true, cell: ({ width, length }) => sizeText(width, length) },
];

/** A box for parts that are not in one of the settings' lists; a phone looks at the plan, and has no room to choose. */
const choiceColumn = (
  field: 'unturned_part_ids' | 'left_out_part_ids',
  label: string,
  { settings, onChange }: PartChoices,
): Column<CutPart> => ({
  source: field,
  label,
  secondary: true,
  cell: ({ id, title }) => (
    <Checkbox
      size="small"
      checked={!settings[field].includes(id)}
      onChange={(_, on) => onChange({ [field]: toggled(settings[field], id, !on) })}
      slotProps={{ input: { 'aria-label': `${label}: ${title}` } }}
    />
  ),
});

/** Parts of a group with the numbers and colours of its pictures. */
export const PartsTable = ({
  parts,
  choices,
  piecesLabel = text.pieces,
  action,
}: {
  parts: readonly CutPart[];
  choices?: PartChoices | undefined;
  /** The name of the number of pieces, where it is not that of the order. */
  piecesLabel?: string;
  /** Something to do with a part. */
  action?: ((part: CutPart) => ReactNode) | undefined;
}) => {
  const columns = columnsFor(piecesLabel);
  if (choices?.canTurn) columns.push(choiceColumn('unturned_part_ids', text.turn, choices));
  if (choices) columns.push(choiceColumn('left_out_part_ids', text.inPlan, choices));
  if (action) columns.push({ source: 'action', label: '', secondary: true, cell: action });
  return <DataTable label={text.parts} columns={columns} rows={parts} />;
};
