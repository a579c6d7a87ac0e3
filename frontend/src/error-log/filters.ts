import type { ErrorLevel } from '../api';

/** Page size of the list (specification, section 9). */
export const PER_PAGE = 50;

export interface Filters {
  search: string;
  level: ErrorLevel | '';
  date_from: string;
  date_to: string;
  user_id: number | null;
}

export const NO_FILTERS: Filters = { search: '', level: '', date_from: '', date_to: '', user_id: null };

/** The query of GET /api/error-logs; empty filters are left out. */
export const toQuery = (filters: Filters, page: number) => ({
  page,
  per_page: PER_PAGE,
  search: filters.search || undefined,
  level: filters.level || undefined,
  date_from: filters.date_from || undefined,
  date_to: filters.date_to || undefined,
  user_id: filters.user_id ?? undefined,
});
