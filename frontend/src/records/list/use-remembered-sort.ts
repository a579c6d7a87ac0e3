import { useStore } from 'react-admin';
import type { Sort } from '../../ui';

/** How a list is sorted that is opened anew: as it was the last time, on this device. */
export const useRememberedSort = (resource: string, defaultSort: Sort) =>
  useStore<Sort>(`${resource}.sort`, defaultSort);
