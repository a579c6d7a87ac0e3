import { Chip } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { answer, api } from '../../api';
import { insights } from '../../i18n';
import { list, lostReasons, statuses, types } from '../../i18n/orders';
import { useSession } from '../../providers';
import { formatDateTime } from '../../ui';
import { type Filters, NO_FILTERS } from './filters';
import { USED_ENTRIES } from './only';

const { only: words } = insights;

interface OnlyChip {
  /** The filters that go with it. */
  names: readonly string[];
  label: string;
}

const MONTHS = ['created', 'sent', 'answered', 'approved'] as const;

/** Texts of the filters whose values have words of their own, by the filter's name; each is given the value. */
const VALUES: Readonly<Record<string, (value: string) => string>> = {
  due: (due) => (due === 'late' ? words.due.late : words.due.week),
  validity: (validity) => (validity === 'ended' ? words.validity.ended : words.validity.ending),
  customer_answer: (answered) => {
    const answers: Readonly<Record<string, string>> = list.customerAnswers;
    return `${list.customerAnswer}: ${answers[answered] ?? list.anyAnswer}`;
  },
  answered: () => words.open,
  lost_reason: (reason) => {
    const reasons: Readonly<Record<string, string>> = lostReasons;
    return `${words.lost}: ${reasons[reason] ?? insights.unknownReason}`;
  },
};

/** The months of filters, and those that are one value. */
const plainChips = (query: URLSearchParams): OnlyChip[] => {
  const months = MONTHS.flatMap((name): OnlyChip[] => {
    const [from, to] = [query.get(`${name}_from`), query.get(`${name}_to`)];
    if (from === null && to === null) return [];
    const label = `${words[name]}: ${insights.between(from ?? to ?? '', to ?? from ?? '')}`;
    return [{ names: [`${name}_from`, `${name}_to`], label }];
  });
  const values = Object.entries(VALUES).flatMap(([name, inWords]): OnlyChip[] => {
    const value = query.get(name);
    return value === null ? [] : [{ names: [name], label: inWords(value) }];
  });
  return [...months, ...values];
};

/** The name of a customer or a material of the address; its number until it is known. */
const useEntryName = (kind: 'customers' | 'materials', id: string | null): string | undefined => {
  const { data } = useQuery({
    queryKey: [kind, 'name', id],
    queryFn: async ({ signal }): Promise<string> => {
      const wanted = { params: { path: { id: Number(id) } }, signal };
      const customer = () => answer(api.GET('/api/customers/{id}', wanted));
      const material = () => answer(api.GET('/api/materials/{id}', wanted));
      return (await (kind === 'customers' ? customer() : material())).name;
    },
    enabled: id !== null,
  });
  return id === null ? undefined : (data ?? id);
};

/** A filter that a click removes. @param name of the filter, for screen readers */
const FilterChip = ({ label, name, onRemove }: { label: string; name: string; onRemove: () => void }) => (
  <Chip
    size="small"
    label={label}
    aria-label={list.removeFilter(name)}
    onClick={onRemove}
    onDelete={onRemove}
    sx={{ maxWidth: 1 }}
  />
);

interface OnlyChipsProps {
  /** As `onlyOf` gives it. */
  only: string;
  onRemove: (only: string) => void;
}

/** Filters that came with a link of the dashboard, one chip each, each to be removed by itself. */
const OnlyChips = ({ only, onRemove }: OnlyChipsProps) => {
  const query = new URLSearchParams(only);
  const { user } = useSession();
  const customer = useEntryName('customers', query.get('customer_id'));
  const material = useEntryName('materials', query.get('material_id'));
  const owner = query.get('created_by_id');
  const chips = [
    ...(customer === undefined ? [] : [{ names: ['customer_id'], label: `${words.customer}: ${customer}` }]),
    ...(material === undefined ? [] : [{ names: ['material_id'], label: `${words.material}: ${material}` }]),
    ...(owner === null
      ? []
      : [{ names: ['created_by_id'], label: Number(owner) === user?.id ? words.mine : words.owner }]),
    ...(USED_ENTRIES.some((name) => query.has(name)) ? [{ names: USED_ENTRIES, label: words.entry }] : []),
    ...plainChips(query),
  ];
  return chips.map(({ names, label }) => {
    const remove = () => {
      const left = new URLSearchParams(only);
      names.forEach((name) => left.delete(name));
      onRemove(left.toString());
    };
    return <FilterChip key={label} label={label} name={label} onRemove={remove} />;
  });
};

interface Shown {
  name: string;
  /** The value in words. */
  format: (value: string) => string;
}

const names: Readonly<Record<string, string>> = { ...types, ...statuses };
const inWords = (value: string): string => names[value] ?? value;

const SHOWN: Readonly<Record<Exclude<keyof Filters, 'only'>, Shown>> = {
  q: { name: list.searchFilter, format: (value) => value.trim() },
  type: { name: list.type, format: inWords },
  status: { name: list.status, format: inWords },
  from: { name: list.from, format: formatDateTime },
  to: { name: list.to, format: formatDateTime },
};

interface FilterChipsProps {
  filters: Filters;
  onRemove: (change: Partial<Filters>) => void;
}

/** Shows the filters of the list, one chip each, each to be removed by itself. */
export const FilterChips = ({ filters, onRemove }: FilterChipsProps) => (
  <>
    {(Object.keys(SHOWN) as (keyof typeof SHOWN)[])
      .filter((filter) => filters[filter].trim() !== '')
      .map((filter) => {
        const { name, format } = SHOWN[filter];
        const remove = () => onRemove({ [filter]: NO_FILTERS[filter] });
        const label = `${name}: ${format(filters[filter])}`;
        return <FilterChip key={filter} label={label} name={name} onRemove={remove} />;
      })}
    <OnlyChips only={filters.only} onRemove={(only) => onRemove({ only })} />
  </>
);
