import { useEffect, useEffectEvent, useState } from 'react';
import { useListContext } from 'react-admin';
import { useLocation } from 'react-router';
import { SEARCH_DELAY_MS } from '../../ui';

/**
 * A text field that filters the list around it once typing rests; an emptied one at once. What was typed and not applied
 * yet waits while a record is open over the list, which the filter's new address would close, and is dropped with the
 * field: a late filter would lead back to a list that was left.
 * @param source the filter's name
 */
export const useFilterText = (source: string) => {
  const list = useListContext();
  const filters = list.filterValues as Record<string, unknown>;
  const current = filters[source];
  const applied = typeof current === 'string' ? current : '';
  const { pathname } = useLocation();
  const [field, setField] = useState({ text: applied, applied, sent: applied, path: pathname });
  if (field.applied !== applied) {
    // Its own filter has arrived; any other one (browser's Back, filters cleared) replaces what was typed.
    const text = applied === field.sent ? field.text : applied;
    setField({ text, applied, sent: applied, path: pathname });
  }

  const { text } = field;
  const isElsewhere = field.path !== pathname;
  const apply = useEffectEvent(() => {
    setField((now) => ({ ...now, sent: text }));
    list.setFilters({ ...filters, [source]: text });
  });
  useEffect(() => {
    if (text === applied || isElsewhere) return;
    const timer = setTimeout(() => apply(), text === '' ? 0 : SEARCH_DELAY_MS);
    return () => clearTimeout(timer);
  }, [text, applied, isElsewhere]);

  return {
    value: text,
    onChange: (next: string) => setField((now) => ({ ...now, text: next, path: pathname })),
  };
};
