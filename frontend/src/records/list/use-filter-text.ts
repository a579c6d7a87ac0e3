import { useEffect, useEffectEvent, useState } from 'react';
import { useListContext } from 'react-admin';
import { useLocation } from 'react-router';
import { SEARCH_DELAY_MS } from '../../ui';
import { useListAddress } from './use-list-address';

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
 * A text field that filters the list around it once typing rests; an emptied one at once. What was typed and not applied
 * yet waits while a record is open over the list, which the filter's new address would close, and is dropped with the
 * field: a late filter would lead back to a list that was left.
 * @param source the filter's name
 */
export const useFilterText = (source: string) => {
  const filters = useListContext().filterValues as Record<string, unknown>;
  const { changeFilters } = useListAddress();
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
    changeFilters({ [source]: text });
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
