import { useHref, useLocation, useNavigate, useParams } from 'react-router';

/**
 * Reads the path after a resource: the list, a new record (id null), or one record by its id.
 * `newWord` is the word that stands for a new one; empty where records can't be added.
 */
export const readTarget = (rest: string, newWord: string): 'list' | 'unknown' | { id: number | null } => {
  if (rest === '') return 'list';
  if (rest === newWord) return { id: null };
  return /^\d+$/.test(rest) ? { id: Number(rest) } : 'unknown';
};

/**
 * Where a form opens over its list, and the way back; what the list shows stays in the address meanwhile, as the browser has it: what
 * was changed last may still be to be drawn.
 */
export const useRecordAddress = (resource: string, newWord: string) => {
  const target = readTarget(useParams()['*'] ?? '', newWord);
  const { pathname, search: drawn } = useLocation();
  const place = useHref(pathname);
  const navigate = useNavigate();
  const go = (to: string) => {
    const search = window.location.pathname === place ? window.location.search : drawn;
    void navigate({ pathname: to, search });
  };
  return {
    target,
    open: (which: number | string) => go(`/${resource}/${which}`),
    close: () => go(`/${resource}`),
  };
};
