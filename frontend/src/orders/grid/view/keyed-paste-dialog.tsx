import { Alert, Button, Table, TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material';
import { texts } from '../../../i18n';
import { MainButton, Quiet, TitledDialog } from '../../../ui';
import { useOpenGrid } from '../use-grid';

const { keyed: text } = texts.orders.grid;
const { untitled } = texts.orders.parts;

/** Shows what goes to which part before a table is pasted by what its rows name. */
export const KeyedPasteDialog = () => {
  const { keyed, answerKeyed, rows, focus } = useOpenGrid();
  if (keyed === null) return null;
  const answer = (how: Parameters<typeof answerKeyed>[0]) => () => {
    answerKeyed(how);
    focus();
  };
  const shown = keyed.targets.flatMap((column, at) =>
    column ? [{ ...column, at, align: column.numeric ? 'right' : 'left' } as const] : [],
  );
  return (
    <TitledDialog
      title={text.title(keyed.key.name)}
      maxWidth="md"
      onClose={answer(null)}
      contentSx={{ display: 'grid', gap: 1.5 }}
      main={
        <>
          <Button onClick={answer('asItStands')}>{text.asItStands}</Button>
          <MainButton autoFocus onClick={answer('byKey')}>
            {text.confirm}
          </MainButton>
        </>
      }
    >
      <Typography variant="small">{text.intro(keyed.rows.length)}</Typography>
      {keyed.unknown.length > 0 && <Alert severity="warning">{text.unknown(keyed.unknown)}</Alert>}
      {keyed.unknownColumns.length > 0 && (
        <Alert severity="warning">{text.unknownColumns(keyed.unknownColumns)}</Alert>
      )}
      <Table size="small">
        <TableHead>
          <TableRow>
            <TableCell>{keyed.key.label}</TableCell>
            {shown.map(({ key, label, align }) => (
              <TableCell key={key} align={align}>
                {label}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {keyed.rows.map((line, index) => {
            const part = rows.parts[rows.placeOf.get(line.row) ?? -1]?.part;
            return (
              <TableRow key={index}>
                <TableCell component="th" scope="row">
                  {(part && keyed.key.copy(part, {})) || untitled}
                  {part && keyed.key.key !== 'title' && <Quiet variant="note">{part.title}</Quiet>}
                </TableCell>
                {shown.map(({ key, at, align }) => (
                  <TableCell key={key} align={align}>
                    {line.texts[at]}
                  </TableCell>
                ))}
              </TableRow>
            );
          })}
        </TableBody>
      </Table>
    </TitledDialog>
  );
};
