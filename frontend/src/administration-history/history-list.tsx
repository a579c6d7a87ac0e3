import { Box, Chip } from '@mui/material';
import { useListContext } from 'react-admin';
import type { AdministrationEntry, AdministrationHistoryFilter } from '../api';
import { administrationHistory as words } from '../i18n';
import { LogList, useListAddress } from '../records';
import { Clamped, type Column, formatDateTime } from '../ui';

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
const nameIn = (
  entries: readonly AdministrationEntry[] | undefined,
  { kind, record_id }: AdministrationHistoryFilter,
): string =>
  entries?.find((entry) => entry.kind === kind && entry.record_id === record_id)?.record_name ??
  words.oneRecord;

/** That the list shows one record alone, and the way back to all. */
const OneRecord = () => {
  const { data, ...list } = useListContext<AdministrationEntry>();
  const { changeFilters } = useListAddress();
  const filters = list.filterValues as AdministrationHistoryFilter;
  if (filters.record_id === undefined) return null;
  return (
    <Chip
      variant="outlined"
      label={words.onlyOf(nameIn(data, filters))}
      title={words.showAll}
      onDelete={() => changeFilters({ record_id: null })}
      sx={{ maxWidth: { xs: 180, sm: 320 } }}
    />
  );
};

/** The entries of the list around it, newest first. */
export const HistoryList = ({ onOpen }: { onOpen: (entry: AdministrationEntry) => void }) => (
  <LogList
    texts={words}
    actions={<OneRecord />}
    columns={historyColumns}
    onOpen={onOpen}
    rowName={({ record_name, action_title }) => `${record_name}: ${action_title}`}
  />
);
