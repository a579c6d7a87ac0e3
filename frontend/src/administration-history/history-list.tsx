import { Chip } from '@mui/material';
import { useListContext } from 'react-admin';
import { type AdministrationEntry, messageOf } from '../api';
import { texts } from '../i18n';
import { useListAddress } from '../records';
import { DataTable, EmptyState, Pager, Panel, useFailureToast } from '../ui';
import type { Filters } from './filters';
import { historyColumns } from './history-columns';

const { administrationHistory: words } = texts;

/** What the newest entry calls the record that the list is about; a user is also named in the entries of groups. */
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
