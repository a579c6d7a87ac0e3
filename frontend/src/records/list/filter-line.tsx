import { Box, Button } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { useListContext, useResourceContext } from 'react-admin';
import { useLocation } from 'react-router';
import type { NamedRef } from '../../api';
import { logFilters } from '../../i18n';
import { DateFilter, PlainTextField, SEARCH_DELAY_MS, SearchBox, SearchSelect } from '../../ui';
import { useListAddress } from './use-list-address';

interface Field {
  text: string;
  /** The filter that the address holds, as far as it was seen here. */
  applied: string;
  /** Texts that were sent to the address and have not arrived there yet, in order. */
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
 * @param filter applies a text
 */
const useFilterText = (source: string, filter: (text: string) => void) => {
  const filters = useListContext().filterValues as Record<string, unknown>;
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
    filter(text);
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

const Search = () => <SearchBox {...useFilterText('q', useListAddress().search)} />;

/** The list's search; its text stands in the address, as `q` of the list's filter. Each list has a field of its own. */
export const ListSearch = () => <Search key={useResourceContext()} />;

const SearchField = ({ label }: { label: string }) => {
  const { changeFilters } = useListAddress();
  const text = useFilterText('search', (search) => changeFilters({ search }));
  return <PlainTextField label={label} type="search" {...text} />;
};

/** The filters that every log has, as the address holds them; days as YYYY-MM-DD. */
interface LogFilters {
  date_from?: string;
  date_to?: string;
  user_id?: number;
}

interface FilterLineProps {
  search: string;
  /** The name of the choice of a person. */
  person: string;
  /** The users that the filter offers. */
  people: { queryKey: readonly string[]; queryFn: (asked: { signal: AbortSignal }) => Promise<NamedRef[]> };
  /** The field of the entries' kind. */
  children: ReactNode;
}

/**
 * The filters of a log in one line: what is searched for, a kind, two days, a person, and the way back to all entries. All but the
 * typed search applies at once.
 */
export const FilterLine = ({ search, person, people, children }: FilterLineProps) => {
  const { date_from = '', date_to = '', user_id = null } = useListContext().filterValues as LogFilters;
  const { changeFilters, clearFilters } = useListAddress();
  const { data = [], isPending } = useQuery(people);
  const [clearings, setClearings] = useState(0);
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 1,
        alignItems: 'end',
        width: '100%',
        gridTemplateColumns: { xs: '1fr 1fr', lg: '2fr 1.2fr 1fr 1fr 1.4fr auto' },
      }}
    >
      {/* Another field after each clearing: what was typed into the former one and not applied yet is dropped. */}
      <SearchField key={clearings} label={search} />
      {children}
      <DateFilter
        label={logFilters.from}
        value={date_from}
        onChange={(day) => changeFilters({ date_from: day })}
      />
      <DateFilter label={logFilters.to} value={date_to} onChange={(day) => changeFilters({ date_to: day })} />
      <SearchSelect
        label={person}
        value={user_id}
        options={data.map(({ id, name }) => ({ id, label: name }))}
        loading={isPending}
        onChange={(id) => changeFilters({ user_id: id })}
      />
      <Button
        variant="outlined"
        onClick={() => {
          setClearings((count) => count + 1);
          clearFilters();
        }}
      >
        {logFilters.clear}
      </Button>
    </Box>
  );
};
