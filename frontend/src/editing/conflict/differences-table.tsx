import {
  type SxProps,
  Table,
  TableBody,
  TableCell,
  TableContainer,
  TableHead,
  TableRow,
  type Theme,
} from '@mui/material';
import type { Ref } from 'react';
import { texts } from '../../i18n';
import type { Difference } from './differences';

const shown = (text: string): string => text || texts.common.empty;

interface DifferencesTableProps {
  label: string;
  differences: readonly Difference[];
  /** The names of field, own and other value; without them the own value stands alone. */
  heads?: readonly [field: string, own: string, other: string];
  ref?: Ref<HTMLTableElement>;
  sx?: SxProps<Theme>;
}

/** Fields with a value each, or with the two that they are compared by. */
export const DifferencesTable = ({ label, differences, heads, ref, sx }: DifferencesTableProps) => (
  <TableContainer sx={{ '& tbody tr > *': { overflowWrap: 'anywhere', whiteSpace: 'pre-line' } }}>
    <Table ref={ref} aria-label={label} sx={sx}>
      {heads && (
        <TableHead>
          <TableRow>
            {heads.map((head) => (
              <TableCell key={head}>{head}</TableCell>
            ))}
          </TableRow>
        </TableHead>
      )}
      <TableBody>
        {differences.map((difference) => (
          <TableRow key={difference.label}>
            <TableCell component="th" scope="row" sx={{ color: 'text.secondary' }}>
              {difference.label}
            </TableCell>
            <TableCell>{shown(difference.own)}</TableCell>
            {heads && <TableCell>{shown(difference.other)}</TableCell>}
          </TableRow>
        ))}
      </TableBody>
    </Table>
  </TableContainer>
);
