import { Alert, Box, Stack, ToggleButton, ToggleButtonGroup } from '@mui/material';
import { useState } from 'react';
import { ApiError, type ImportPreview, type ImportRow, messageOf } from '../api';
import { imports as words, common } from '../i18n';
import {
  DataTable,
  ErrorState,
  FiguresStrip,
  formatNumber,
  Pager,
  Panel,
  TableSkeleton,
  MainButton,
  Quiet,
} from '../ui';
import { LayoutPanel } from './layout-panel';
import { columnsOf } from './row-columns';
import type { ImportState } from './use-import';

const PAGE_SIZE = 50;

const ACTIONS = ['refused', 'updated', 'created'] as const;

const Notes = ({ preview: { counts, ignored_columns, rows } }: { preview: ImportPreview }) => {
  const warned = rows.filter(({ warnings }) => warnings.length > 0).length;
  const notes = [
    ['info', ignored_columns.length > 0 && words.ignoredColumns(ignored_columns)],
    ['warning', warned > 0 && words.warned(warned)],
    ['error', counts.refused > 0 && words.refused(counts.refused)],
    ['info', counts.refused + counts.created + counts.updated === 0 && words.nothing],
  ] as const;
  return notes.map(
    ([severity, note]) =>
      note && (
        <Alert key={note} severity={severity} variant="outlined" sx={{ paddingBlock: 0 }}>
          {note}
        </Alert>
      ),
  );
};

/** The rows of one kind, page by page. */
const Rows = ({ preview, action }: { preview: ImportPreview; action: ImportRow['action'] }) => {
  const [page, setPage] = useState(1);
  const rows = preview.rows.filter((row) => row.action === action).map((row) => ({ ...row, id: row.row }));
  const from = (page - 1) * PAGE_SIZE;
  const all = preview.counts[action];
  return (
    <>
      <DataTable
        label={words.filters[action]}
        columns={columnsOf(action, rows)}
        rows={rows.slice(from, from + PAGE_SIZE)}
        onRetry={() => undefined}
        empty={null}
        rowName={({ name }) => name}
      />
      <Pager
        page={page}
        pages={Math.ceil(rows.length / PAGE_SIZE)}
        onChange={setPage}
        summary={common.range(from + 1, Math.min(from + PAGE_SIZE, rows.length), all)}
      />
      {rows.length < all && (
        <Quiet variant="caption" sx={{ display: 'block', padding: '0 12px 8px' }}>
          {words.shownOf(rows.length, all)}
        </Quiet>
      )}
    </>
  );
};

/** The effect that importing the file would have, and the button that imports it. */
const Loaded = ({ preview, state }: { preview: ImportPreview; state: ImportState }) => {
  const { counts } = preview;
  const there = ACTIONS.filter((action) => counts[action] > 0);
  const [wanted, setWanted] = useState<ImportRow['action'] | null>(null);
  const action = there.find((one) => one === wanted) ?? there[0];
  const changes = counts.created + counts.updated;
  const rows = Object.values(counts).reduce((sum, some) => sum + some, 0);
  const figures = Object.entries({ rows, ...counts }) as [keyof typeof words.figures, number][];
  if (preview.problem !== null)
    return (
      <Stack sx={{ gap: 1.5 }}>
        <Alert severity="warning" variant="outlined">
          {preview.problem}
        </Alert>
        <LayoutPanel preview={preview} state={state} />
      </Stack>
    );
  return (
    <Stack sx={{ gap: 1.5 }}>
      <FiguresStrip
        label={words.preview}
        figures={figures.map(([name, value]) => ({
          label: words.figures[name],
          value: formatNumber(value, 0),
          ...(name === 'refused' && value > 0 && { colour: 'error.main' }),
        }))}
      />
      <LayoutPanel preview={preview} state={state} />
      <Notes preview={preview} />
      {action && (
        <Panel
          flush
          title={
            <ToggleButtonGroup
              exclusive
              value={action}
              aria-label={words.filter}
              onChange={(_, next: ImportRow['action'] | null) => next && setWanted(next)}
            >
              {there.map((one) => (
                <ToggleButton key={one} value={one}>
                  {words.filters[one]}
                </ToggleButton>
              ))}
            </ToggleButtonGroup>
          }
          actions={
            counts.refused === 0 && (
              <MainButton loading={state.run.isPending} onClick={() => state.run.mutate(preview.digest)}>
                <Box component="span" sx={{ display: { sm: 'none' } }}>
                  {words.open}
                </Box>
                <Box component="span" sx={{ display: { xs: 'none', sm: 'inline' } }}>
                  {words.run(changes)}
                </Box>
              </MainButton>
            )
          }
        >
          <Rows key={`${preview.digest} ${action}`} preview={preview} action={action} />
        </Panel>
      )}
    </Stack>
  );
};

/** This file would be refused once more. */
const isRefused = (error: unknown) => error instanceof ApiError && error.status >= 400 && error.status < 500;

/** The preview of the chosen file: loading, refused, or what it would do. */
export const PreviewPanel = ({ state }: { state: ImportState }) => {
  const { data, error, isFetching, refetch } = state.preview;
  if (isFetching)
    return (
      <Panel flush title={words.checking}>
        <table style={{ width: '100%' }} aria-busy="true">
          <TableSkeleton columns={3} />
        </table>
      </Panel>
    );
  if (error)
    return (
      <Panel>
        <ErrorState
          message={messageOf(error, words.checkFailed)}
          onRetry={isRefused(error) ? undefined : () => void refetch()}
        />
      </Panel>
    );
  return data ? <Loaded preview={data} state={state} /> : null;
};
