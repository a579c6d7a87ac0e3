import {
  Alert,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableRow,
  Typography,
} from '@mui/material';
import { useId } from 'react';
import { texts } from '../../../i18n';
import type { Grid } from '../use-grid';

const { keyed: text } = texts.orders.grid;
const { untitled } = texts.orders.parts;

interface KeyedPasteDialogProps {
  grid: Grid;
  /** Gives the keyboard back to the cells. */
  onDone: () => void;
}

/** Shows what goes to which part before a table is pasted by what its rows name. */
export const KeyedPasteDialog = ({ grid, onDone }: KeyedPasteDialogProps) => {
  const { keyed, answerKeyed, columns, rows } = grid;
  const titleId = useId();
  if (keyed === null) return null;
  const answer = (how: Parameters<typeof answerKeyed>[0]) => () => {
    answerKeyed(how);
    onDone();
  };
  const shown = keyed.targets.flatMap((column, at) => (column < 0 ? [] : [{ column, at }]));
  return (
    <Dialog open onClose={answer(null)} maxWidth="md" fullWidth aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{text.title(keyed.key.name)}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 1.5 }}>
        <Typography variant="small">{text.intro(keyed.rows.length)}</Typography>
        {keyed.unknown.length > 0 && <Alert severity="warning">{text.unknown(keyed.unknown)}</Alert>}
        <Table size="small">
          <TableHead>
            <TableRow>
              <TableCell>{keyed.key.label}</TableCell>
              {shown.map(({ column }) => (
                <TableCell key={column}>{columns[column]?.label}</TableCell>
              ))}
            </TableRow>
          </TableHead>
          <TableBody>
            {keyed.rows.map((line, index) => {
              const part = rows.parts[line.row]?.part;
              return (
                <TableRow key={index}>
                  <TableCell component="th" scope="row">
                    {(part && keyed.key.copy(part, {})) || untitled}
                  </TableCell>
                  {shown.map(({ column, at }) => (
                    <TableCell key={column}>{line.texts[at]}</TableCell>
                  ))}
                </TableRow>
              );
            })}
          </TableBody>
        </Table>
      </DialogContent>
      <DialogActions>
        <Button onClick={answer(null)}>{texts.common.cancel}</Button>
        <Button onClick={answer('asItStands')}>{text.asItStands}</Button>
        <Button variant="contained" color="primary" autoFocus onClick={answer('byKey')}>
          {text.confirm}
        </Button>
      </DialogActions>
    </Dialog>
  );
};
