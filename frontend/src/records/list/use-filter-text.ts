import { useEffect, useEffectEvent, useState } from 'react';
import { useListContext } from 'react-admin';
import { useLocation, useNavigate } from 'react-router';
import { SEARCH_DELAY_MS } from '../../ui';

interface Field {
  text: string;
  /** The filter that the address holds, as far as it was seen here. */
  applied: string;
  /** What was sent to the address and has not arrived there yet, in order. */
  sent: readonly string[];
  /** Path of the list that it was typed over, as it is drawn and as the browser has it. */
  path: string;
  place: string;
}

/** The field once the address holds another filter: an own one that arrives leaves what was typed since, any other replaces it. */
const arrived = (field: Field, applied: string): Field => {
  const at = field.sent.indexOf(applied);
  return {
    ...field,
    applied,
    text: at < 0 ? applied : field.text,
    sent: field.sent.slice(at < 0 ? Infinity : at + 1),
  };
};

/**
 * Puts a filter into the list's address, beginning at its first page. At once: react-admin's own call waits for a moment, in which
 * another list may have been opened, and would then filter that one.
 */
const useSetFilter = (source: string) => {
  const list = useListContext();
  const navigate = useNavigate();
  return (pathname: string, text: string) => {
    const { [source]: _replaced, ...others } = list.filterValues as Record<string, unknown>;
    const query = {
      displayedFilters: JSON.stringify(list.displayedFilters ?? {}),
      filter: JSON.stringify(text === '' ? others : { ...others, [source]: text }),
      order: list.sort.order,
      page: '1',
      perPage: String(list.perPage),
      sort: list.sort.field,
    };
    const search = new URLSearchParams(query).toString().replaceAll('+', '%20');
    void navigate({ pathname, search });
  };
};

/**
 * A text field that filters the list around it once typing rests; an emptied one at once. What was typed and not applied
 * yet waits while a record is open over the list, which the filter's new address would close, and is dropped with the
 * field: a late filter would lead back to a list that was left.
 * @param source the filter's name
 */
export const useFilterText = (source: string) => {
  const filters = useListContext().filterValues as Record<string, unknown>;
  const setFilter = useSetFilter(source);
  const current = filters[source];
  const applied = typeof current === 'string' ? current : '';
  const { pathname } = useLocation();
  const [field, setField] = useState<Field>({
    text: applied,
    applied,
    sent: [],
    path: pathname,
    place: window.location.pathname,
  });
  if (field.applied !== applied) setField({ ...arrived(field, applied), path: pathname });

  const { text } = field;
  const isElsewhere = field.path !== pathname;
  const apply = useEffectEvent(() => {
    // The browser may be at another screen already that is still to be drawn.
    if (window.location.pathname !== field.place) return;
    setField((now) => ({ ...now, sent: [...now.sent, text] }));
    setFilter(pathname, text);
  });
  useEffect(() => {
    if (text === applied || isElsewhere) return;
    const timer = setTimeout(() => apply(), text === '' ? 0 : SEARCH_DELAY_MS);
    return () => clearTimeout(timer);
  }, [text, applied, isElsewhere]);

  return {
    value: text,
    onChange: (next: string) =>
      setField((now) => ({ ...now, text: next, path: pathname, place: window.location.pathname })),
  };
};
