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
export const toQuery = (filters: Filters, page: number): string => {
  const query = new URLSearchParams({ page: String(page), per_page: String(PER_PAGE) });
  for (const [name, value] of Object.entries(filters)) {
    if (value !== '' && value !== null) query.set(name, String(value));
  }
  return query.toString();
};
