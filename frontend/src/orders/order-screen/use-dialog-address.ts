import { useCallback } from 'react';
import { type Location, useLocation, useNavigate } from 'react-router';

export type DialogName = 'part' | 'set';

const numberIn = (query: URLSearchParams, name: DialogName): number | null => {
  const value = query.get(name);
  return value !== null && /^\d+$/.test(value) ? Number(value) : null;
};

/**
 * The open dialog in the address (`?part=12`, `?set=3`). Opening is a step in the history, so that the browser's back
 * closes it; closing takes that step back where there is one, so that back never opens it again.
 */
export const useDialogAddress = () => {
  const { pathname, search, state } = useLocation() as Location<{
    dialog?: boolean;
    earlier?: boolean;
  } | null>;
  const navigate = useNavigate();
  const query = new URLSearchParams(search);
  const opened = state?.dialog === true;

  const open = useCallback(
    (name: DialogName, id: number, earlier = false) =>
      void navigate(`${pathname}?${name}=${id}`, { state: { dialog: true, earlier } }),
    [navigate, pathname],
  );
  const replace = useCallback(
    (name: DialogName, id: number) =>
      void navigate(`${pathname}?${name}=${id}`, { replace: true, state: { dialog: opened } }),
    [navigate, opened, pathname],
  );
  const close = useCallback(() => {
    if (opened) void navigate(-1);
    else void navigate(pathname, { replace: true });
  }, [navigate, opened, pathname]);

  return {
    part: numberIn(query, 'part'),
    set: numberIn(query, 'set'),
    /** The address names a set, but by no number. */
    setUnreadable: query.has('set') && numberIn(query, 'set') === null,
    /** The part was opened for its earlier ones. */
    earlier: state?.earlier === true,
    open,
    replace,
    close,
  };
};

export type DialogAddress = ReturnType<typeof useDialogAddress>;
