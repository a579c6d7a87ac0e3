import CloseOutlined from '@mui/icons-material/CloseOutlined';
import OpenInNewOutlined from '@mui/icons-material/OpenInNewOutlined';
import ReplayOutlined from '@mui/icons-material/ReplayOutlined';
import { useListContext } from 'react-admin';
import { useNavigate } from 'react-router';
import { type Job, messageOf } from '../api';
import { texts } from '../i18n';
import { useListAddress } from '../records';
import { paths } from '../routes';
import { DataTable, EmptyState, Pager, Panel, type RowMenuItem } from '../ui';
import { jobColumns, jobName } from './job-columns';
import { useJobActions } from './use-job-actions';

const { jobs: words } = texts;

/** The jobs of the list around it, the newest first, each with what may be done about it. */
export const JobList = ({ onRepricing }: { onRepricing: (id: number) => void }) => {
  const { data, error, isPlaceholderData, page, perPage, refetch, ...list } = useListContext<Job>();
  const { setPage, setSort } = useListAddress();
  const navigate = useNavigate();
  const { retry, cancel } = useJobActions();
  const pages = Math.ceil((list.total ?? 0) / perPage);
  const unfiltered = Object.keys(list.filterValues as object).length === 0;
  const open = (job: Job) => {
    if (job.kind === 'repricing' && job.can.open && job.subject_id !== null) onRepricing(job.subject_id);
    if (job.order_id !== null) void navigate(paths.order(job.order_id));
  };
  const rowMenu = (job: Job): RowMenuItem[] => [
    {
      label: job.kind === 'repricing' ? words.openQuotes : words.openOrder,
      icon: <OpenInNewOutlined fontSize="small" />,
      disabled: !job.can.open,
      onClick: () => open(job),
    },
    {
      label: words.retry,
      icon: <ReplayOutlined fontSize="small" />,
      disabled: !job.can.retry,
      onClick: () => retry(job),
    },
    {
      label: words.cancel,
      icon: <CloseOutlined fontSize="small" />,
      danger: true,
      disabled: !job.can.cancel,
      onClick: () => cancel(job),
    },
  ];
  return (
    <Panel flush title={words.title}>
      <DataTable
        label={words.title}
        columns={jobColumns}
        rows={data}
        stale={isPlaceholderData}
        sort={list.sort}
        onSort={setSort}
        error={error && !data ? messageOf(error, words.loadFailed) : undefined}
        onRetry={() => refetch()}
        empty={<EmptyState message={unfiltered ? words.empty : words.emptyFiltered} />}
        onOpen={open}
        rowMenu={rowMenu}
        rowName={jobName}
      />
      {pages > 1 && <Pager page={page} pages={pages} onChange={setPage} />}
    </Panel>
  );
};
