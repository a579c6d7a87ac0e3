import { type FigureName } from '@forja/figures';
import { Box, Typography } from '@mui/material';
import type { ImportChange, ImportRow } from '../api';
import { imports as words } from '../i18n';
import { type Column, FigureMeasure, formatPercent, Muted, VISUALLY_HIDDEN } from '../ui';

/** A row of the table; its number in the file is its id. */
export type ShownRow = ImportRow & { id: number };

const lineStyle = { paddingBlock: '3px', overflowWrap: 'anywhere' } as const;

/** A rise has its plus. */
const signed = (percent: number) => `${percent > 0 ? '+' : ''}${formatPercent(percent, 1)}`;

const Value = ({ change, value }: { change: ImportChange; value: ImportChange['after'] }) => {
  if (value === null) return <Muted>{words.emptied}</Muted>;
  if (change.figure !== null)
    return <FigureMeasure exact figure={change.figure as FigureName} value={Number(value)} />;
  return <span>{value}</span>;
};

/** `Preço por kg: R$ 10 → R$ 12,50`; of a new entry what it gets. */
const Change = ({ change, created }: { change: ImportChange; created: boolean }) => (
  <Box sx={lineStyle}>
    <Muted>{change.heading.replace(/ \(.*\)$/, '')}: </Muted>
    {!created && (
      <>
        <Box component="span" sx={{ textDecoration: 'line-through', color: 'text.secondary' }}>
          <Value change={change} value={change.before} />
        </Box>
        <span aria-hidden> → </span>
        <span style={VISUALLY_HIDDEN}> {words.becomes} </span>
      </>
    )}
    <Box component="span" sx={{ fontWeight: created ? undefined : 550 }}>
      <Value change={change} value={change.after} />
    </Box>
    {change.percent !== null && (
      <Box component="span" sx={{ display: { sm: 'none' }, whiteSpace: 'nowrap' }}>
        {' '}
        ({signed(change.percent)})
      </Box>
    )}
  </Box>
);

/** A new entry's name stands beside its other values. */
const changesOf = ({ action, name, changes }: ShownRow) =>
  changes.filter(({ after }) => action !== 'created' || after !== name);

const Changes = ({ row }: { row: ShownRow }) => (
  <Box
    sx={{
      paddingBlock: '5px',
      ...(row.action === 'created' && { display: 'flex', flexWrap: 'wrap', columnGap: 2 }),
    }}
  >
    {changesOf(row).map((change) => (
      <Change key={change.field} change={change} created={row.action === 'created'} />
    ))}
    {[...row.errors, ...row.warnings].map(({ column, heading, text }, index) => (
      <Box key={index} sx={lineStyle}>
        <Typography component="span" sx={{ font: 'inherit', fontWeight: 550 }}>
          {column !== null && `${words.cell(column, row.row)} · `}
          {heading}:{' '}
        </Typography>
        <Box component="span" sx={{ color: row.action === 'refused' ? 'error.main' : 'warning.main' }}>
          {text}
        </Box>
      </Box>
    ))}
  </Box>
);

/** Of each price that changes; one that was nothing before has none. */
const percentsOf = ({ changes }: ShownRow) =>
  changes.flatMap(({ field, percent }) =>
    percent === null ? [] : [<div key={field}>{signed(percent)}</div>],
  );

/** The columns of one kind of rows; the percentage stands only where prices change. */
export const columnsOf = (action: ImportRow['action'], rows: readonly ShownRow[]): Column<ShownRow>[] => {
  const labels = { refused: words.error, updated: words.change, created: words.values };
  const priced = rows.some(({ changes }) => changes.some(({ percent }) => percent !== null));
  return [
    {
      source: 'row',
      label: words.row,
      numeric: true,
      secondary: true,
      width: 72,
      cell: ({ row }) => row,
    },
    {
      source: 'name',
      label: words.entry,
      width: '30%',
      cell: ({ name }) => <Box sx={{ overflowWrap: 'anywhere', paddingBlock: '8px' }}>{name}</Box>,
    },
    { source: 'changes', label: labels[action], cell: (row) => <Changes row={row} /> },
    ...(priced
      ? [
          {
            source: 'percent',
            label: words.percent,
            numeric: true,
            secondary: true,
            width: 100,
            cell: percentsOf,
          },
        ]
      : []),
  ];
};
