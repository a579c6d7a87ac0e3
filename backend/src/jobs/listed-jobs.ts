import type { ListFilter, ListQuery, Page } from '../platform/http/list-query.js';
import type { JobView } from './job.view.js';

const FILTERS = ['kind', 'state', 'order_id'] as const;
const SORTS = ['asked_at', 'kind', 'state', 'order_id'] as const;

/** The jobs that the query asks for, the newest first unless it says otherwise; filters of other fields are none. */
export function listedJobs(jobs: readonly JobView[], { filter, sort, range }: ListQuery): Page<JobView> {
  const found = jobs.filter((job) => FILTERS.every((field) => matches(job[field], filter[field])));
  const by = SORTS.find((field) => field === sort?.field) ?? 'asked_at';
  const down = sort === undefined || sort.order === 'DESC' ? -1 : 1;
  found.sort((one, other) => down * compare(one[by], other[by]) || compare(other.asked_at, one.asked_at));
  return { items: range ? found.slice(range.first, range.last + 1) : found, total: found.length };
}

function matches(value: string | number | null, wanted: ListFilter[string] | undefined): boolean {
  if (wanted === undefined) return true;
  const values = Array.isArray(wanted) ? wanted : [wanted];
  return values.some((one) => (one === null ? value === null : String(one) === String(value)));
}

/** Nothing comes before everything. */
function compare(one: string | number | null, other: string | number | null): number {
  if (one === other) return 0;
  if (one === null || other === null) return one === null ? -1 : 1;
  return one < other ? -1 : 1;
}
