import {
  Box,
  Checkbox,
  Table,
  TableBody,
  TableCell,
  TableContainer,
  TableHead,
  TableRow,
} from '@mui/material';
import type { ReactNode } from 'react';
import { texts } from '../../i18n';
import { useDarkMode } from '../../theme';
import { formatNumber } from '../../ui';
import { colourOf, sizeText } from './cut-picture';
import type { CutPart, CutSettings } from './types';

const text = texts.orders.cutting;

/** Cells give way on a phone. */
export const NARROW = { '& td, & th': { paddingInline: { xs: 1, sm: 1.5 } } } as const;

/** A phone looks at the plan; it has no room to choose. */
const roomOnly = { display: { xs: 'none', sm: 'table-cell' } } as const;

interface PartChoices {
  settings: CutSettings;
  onChange: (fields: Partial<CutSettings>) => void;
  /** Bars are not turned. */
  canTurn: boolean;
}

/** The list with an id, or without it. */
export const toggled = (ids: readonly number[], id: number, on: boolean): number[] =>
  on ? [...ids.filter((one) => one !== id), id] : ids.filter((one) => one !== id);

const Choices = ({ part, choices }: { part: CutPart; choices: PartChoices }) => {
  const { settings, onChange, canTurn } = choices;
  const { unturned_part_ids: unturned, left_out_part_ids: leftOut } = settings;
  return (
    <>
      {canTurn && (
        <TableCell padding="checkbox" sx={roomOnly}>
          <Checkbox
            size="small"
            checked={!unturned.includes(part.id)}
            onChange={(_, turns) => onChange({ unturned_part_ids: toggled(unturned, part.id, !turns) })}
            slotProps={{ input: { 'aria-label': `${text.turn}: ${part.title}` } }}
          />
        </TableCell>
      )}
      <TableCell padding="checkbox" sx={roomOnly}>
        <Checkbox
          size="small"
          checked={!leftOut.includes(part.id)}
          onChange={(_, cuts) => onChange({ left_out_part_ids: toggled(leftOut, part.id, !cuts) })}
          slotProps={{ input: { 'aria-label': `${text.inPlan}: ${part.title}` } }}
        />
      </TableCell>
    </>
  );
};

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
  const [dark] = useDarkMode();
  return (
    <TableContainer>
      <Table size="small" aria-label={text.parts} sx={NARROW}>
        <TableHead>
          <TableRow>
            <TableCell>{text.number}</TableCell>
            <TableCell>{text.part}</TableCell>
            <TableCell sx={roomOnly}>{text.set}</TableCell>
            <TableCell align="right">{piecesLabel}</TableCell>
            <TableCell align="right">{text.size}</TableCell>
            {choices?.canTurn && <TableCell sx={roomOnly}>{text.turn}</TableCell>}
            {choices && <TableCell sx={roomOnly}>{text.inPlan}</TableCell>}
            {action && <TableCell sx={roomOnly} />}
          </TableRow>
        </TableHead>
        <TableBody>
          {parts.map((part) => (
            <TableRow key={part.id}>
              <TableCell>
                <Box
                  component="span"
                  sx={{
                    display: 'inline-block',
                    minWidth: 28,
                    paddingInline: 0.75,
                    borderRadius: 0.5,
                    textAlign: 'center',
                    backgroundColor: colourOf(part.number, dark),
                  }}
                >
                  {part.number}
                </Box>
              </TableCell>
              <TableCell sx={{ overflowWrap: 'anywhere', minWidth: 110 }}>
                {part.title || texts.orders.parts.untitled}
              </TableCell>
              <TableCell sx={{ ...roomOnly, overflowWrap: 'anywhere' }}>{part.set}</TableCell>
              <TableCell align="right">{formatNumber(part.pieces, 0)}</TableCell>
              <TableCell align="right" sx={{ whiteSpace: { sm: 'nowrap' } }}>
                {sizeText(part.width, part.length)}
              </TableCell>
              {choices && <Choices part={part} choices={choices} />}
              {action && <TableCell sx={roomOnly}>{action(part)}</TableCell>}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
};
