import type { AdministrationEntry } from '../api';

export const PER_PAGE = 50;

/** What the list may be filtered by, all of it in the address; days as YYYY-MM-DD. */
export interface Filters {
  search?: string;
  kind?: AdministrationEntry['kind'];
  record_id?: number;
  user_id?: number;
  date_from?: string;
  date_to?: string;
}
