import { Box, Chip } from '@mui/material';
import { useListContext } from 'react-admin';
import { type AdministrationEntry, messageOf } from '../api';
import { administrationHistory as words } from '../i18n';
import { useListAddress } from '../records';
import {
  Clamped,
  type Column,
  DataTable,
  EmptyState,
  formatDateTime,
  Pager,
  Panel,
  useFailureToast,
} from '../ui';
import type { Filters } from './filter-bar';

/** From what to what; an empty text where the entry is about no field. */
const valuesOf = ({ field, before, after }: AdministrationEntry): string =>
  field === null ? '' : words.fromTo(before ?? words.nothing, after ?? words.nothing);

const Caption = ({ text }: { text: string }) => (
  <Box component="span" sx={{ display: 'block', typography: 'caption', color: 'text.secondary' }}>
    {text}
  </Box>
);

const historyColumns: readonly Column<AdministrationEntry>[] = [
  {
    source: 'created_at',
    label: words.when,
    width: { xs: '112px', sm: '168px' },
    cell: ({ created_at, user_name }) => (
      <>
        {formatDateTime(created_at)}
        {/* A phone has no room for a column of it. */}
        <Box component="span" sx={{ display: { sm: 'none' } }}>
          <Caption text={user_name} />
        </Box>
      </>
    ),
  },
  { source: 'user_name', label: words.who, secondary: true, width: 180, cell: ({ user_name }) => user_name },
  {
    source: 'record_name',
    label: words.record,
    secondary: true,
    width: '26%',
    cell: ({ record_name, kind_title }) => (
      <>
        <Clamped text={record_name} lines={1} />
        <Caption text={kind_title} />
      </>
    ),
  },
  {
    source: 'field',
    label: words.change,
    cell: (entry) => (
      <>
        <Box component="span" sx={{ display: { sm: 'none' } }}>
          <Caption text={`${entry.kind_title} · ${entry.record_name}`} />
        </Box>
        {entry.field ?? entry.action_title}
        {entry.field !== null && (
          <Box component="span" sx={{ display: 'block', color: 'text.secondary' }}>
            <Clamped text={valuesOf(entry)} />
          </Box>
        )}
      </>
    ),
  },
];

/** The record's name as the newest entry has it; a user is also named in the entries of groups. */
const nameIn = (entries: readonly AdministrationEntry[] | undefined, { kind, record_id }: Filters): string =>
  entries?.find((entry) => entry.kind === kind && entry.record_id === record_id)?.record_name ??
  words.oneRecord;

/** The entries of the list around it, newest first. */
export const HistoryList = ({ onOpen }: { onOpen: (entry: AdministrationEntry) => void }) => {
  const { data, error, isPlaceholderData, page, perPage, refetch, ...list } =
    useListContext<AdministrationEntry>();
  const { changeFilters, setPage } = useListAddress();
  useFailureToast(error, (failed) => messageOf(failed, words.listFailed));
  const filters = list.filterValues as Filters;
  const pages = Math.ceil((list.total ?? 0) / perPage);
  const unfiltered = Object.keys(filters).length === 0;
  return (
    <Panel
      flush
      title={words.title}
      actions={
        filters.record_id !== undefined && (
          <Chip
            variant="outlined"
            label={words.onlyOf(nameIn(data, filters))}
            title={words.showAll}
            onDelete={() => changeFilters({ record_id: null })}
            sx={{ maxWidth: { xs: 180, sm: 320 } }}
          />
        )
      }
    >
      <DataTable
        label={words.title}
        columns={historyColumns}
        rows={data}
        stale={isPlaceholderData}
        error={error ? messageOf(error, words.listFailed) : undefined}
        onRetry={() => refetch()}
        empty={<EmptyState message={unfiltered ? words.empty : words.emptyFiltered} />}
        onOpen={onOpen}
        rowName={({ record_name, action_title }) => `${record_name}: ${action_title}`}
      />
      {pages > 1 && <Pager page={page} pages={pages} onChange={setPage} />}
    </Panel>
  );
};
