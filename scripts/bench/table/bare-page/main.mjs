import {
  AppBar,
  Button,
  Checkbox,
  Chip,
  createTheme,
  CssBaseline,
  Table,
  TableBody,
  TableCell,
  TableRow,
  TextField,
  ThemeProvider,
} from '@mui/material';
import { createElement as element, useState } from 'react';
import { createRoot } from 'react-dom/client';

/** React and MUI alone: a field, and a table of as many rows as the list's first page. */
const ROWS = Array.from({ length: 50 }, (_, index) => index);
const COLUMNS = Array.from({ length: 8 }, (_, index) => index);

const Row = (row) =>
  element(
    TableRow,
    { key: row },
    element(TableCell, null, element(Checkbox)),
    element(TableCell, null, element(Chip, { label: 'Em andamento' })),
    ...COLUMNS.map((column) => element(TableCell, { key: column }, `${String(row)} · ${String(column)}`)),
  );

function Page() {
  const [text, setText] = useState('');
  return element(
    ThemeProvider,
    { theme: createTheme({ palette: { mode: 'dark' } }) },
    element(CssBaseline),
    element(AppBar, { position: 'static' }, element(Button, { color: 'inherit' }, 'Novo')),
    element(
      'main',
      null,
      element(TextField, { label: 'Buscar', value: text, onChange: (event) => setText(event.target.value) }),
      element(Table, null, element(TableBody, null, ...ROWS.map(Row))),
    ),
  );
}

createRoot(document.getElementById('root')).render(element(Page));
