import Undo from '@mui/icons-material/Undo';
import { Button, Chip, Stack } from '@mui/material';
import { useMemo, useState } from 'react';
import { type ImportCatalogue, type ImportRecord, messageOf } from '../api';
import { imports as words } from '../i18n';
import { type Column, DataTable, EmptyState, formatDateTime, Pager, Panel, Quiet } from '../ui';
import { UndoDialog } from './undo-dialog';
import { usePastImports } from './use-import';

/** The way to undo it; once all of it is undone, that it is. */
const UndoCell = ({ record, onUndo }: { record: ImportRecord; onUndo: (record: ImportRecord) => void }) => {
  const all = record.created_count + record.updated_count;
  if (record.undone_count === all) return <Chip variant="outlined" label={words.undone} />;
  return (
    <Stack sx={{ alignItems: 'flex-start' }}>
      <Button
        size="small"
        startIcon={<Undo />}
        aria-label={words.undoOf(record.file_name)}
        onClick={() => onUndo(record)}
      >
        {words.undo}
      </Button>
      {record.undone_count > 0 && (
        <Quiet variant="caption">{words.partlyUndone(record.undone_count, all)}</Quiet>
      )}
    </Stack>
  );
};

const columnsWith = (onUndo: (record: ImportRecord) => void): Column<ImportRecord>[] => [
  {
    source: 'file_name',
    label: words.file,
    cell: ({ file_name }) => <span style={{ overflowWrap: 'anywhere' }}>{file_name}</span>,
  },
  {
    source: 'created_at',
    label: words.when,
    width: 170,
    cell: ({ created_at }) => formatDateTime(created_at),
  },
  {
    source: 'user_name',
    label: words.who,
    secondary: true,
    width: 200,
    cell: ({ user_name }) => user_name,
  },
  {
    source: 'counts',
    label: words.counts,
    secondary: true,
    cell: ({ created_count, updated_count }) => words.result(created_count, updated_count),
  },
  {
    source: 'undo',
    label: words.undo,
    width: 150,
    cell: (record) => <UndoCell record={record} onUndo={onUndo} />,
  },
];

/** The catalogue's imports so far, newest first. */
export const PastImports = ({ catalogue }: { catalogue: ImportCatalogue }) => {
  const [page, setPage] = useState(1);
  const [undoing, setUndoing] = useState<ImportRecord | null>(null);
  const columns = useMemo(() => columnsWith(setUndoing), []);
  const { data, error, refetch } = usePastImports(catalogue, page);
  return (
    <Panel flush title={words.past}>
      <DataTable
        label={words.past}
        columns={columns}
        rows={data?.data}
        error={error ? messageOf(error, words.pastFailed) : undefined}
        onRetry={() => void refetch()}
        empty={<EmptyState message={words.noPast} />}
        rowName={({ file_name }) => file_name}
      />
      {undoing && <UndoDialog record={undoing} onClose={() => setUndoing(null)} />}
      {data && data.last_page > 1 && <Pager page={page} pages={data.last_page} onChange={setPage} />}
    </Panel>
  );
};
