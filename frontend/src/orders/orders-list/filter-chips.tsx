import { Chip } from '@mui/material';
import { list, statuses, types } from '../../i18n/orders';
import { formatDateTime } from '../../ui';
import { OnlyChips } from './only-chips';
import { type Filters, NO_FILTERS } from './filters';

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

/** What narrows the list, one chip each, each to be removed by itself. */
export const FilterChips = ({ filters, onRemove }: FilterChipsProps) => (
  <>
    {(Object.keys(SHOWN) as (keyof typeof SHOWN)[])
      .filter((filter) => filters[filter].trim() !== '')
      .map((filter) => {
        const { name, format } = SHOWN[filter];
        const remove = () => onRemove({ [filter]: NO_FILTERS[filter] });
        return (
          <Chip
            key={filter}
            size="small"
            label={`${name}: ${format(filters[filter])}`}
            aria-label={list.removeFilter(name)}
            onClick={remove}
            onDelete={remove}
            sx={{ maxWidth: 1 }}
          />
        );
      })}
    <OnlyChips only={filters.only} onRemove={(only) => onRemove({ only })} />
  </>
);
