import type { ErrorLevel } from '../api';

/** Page size of the list. */
export const PER_PAGE = 50;

/** What the list may be filtered by, all of it in the address; days as YYYY-MM-DD. */
export interface Filters {
  search?: string;
  level?: ErrorLevel;
  date_from?: string;
  date_to?: string;
  user_id?: number;
}
