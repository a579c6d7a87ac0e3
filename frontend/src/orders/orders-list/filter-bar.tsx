import Add from '@mui/icons-material/Add';
import { Box, Button, MenuItem, TextField } from '@mui/material';
import type { Ref } from 'react';
import { Link } from 'react-router';
import { texts } from '../../i18n';
import { paths } from '../../routes';
import { SearchBox } from '../../ui';
import type { Filters } from './filters';
import type { OrdersView } from './use-orders-view';

const { list, statuses, types } = texts.orders;

/** Statuses that an order of the chosen type can have. */
const statusesOf = (type: string): [string, string][] => {
  const all: [string, string][] = Object.entries(statuses);
  if (type === 'pre_order') return all.slice(0, 4);
  return type === 'order' ? all.slice(4) : all;
};

interface SelectFilterProps {
  label: string;
  value: string;
  allLabel: string;
  choices: readonly [string, string][];
  width: number;
  onChange: (value: string) => void;
}

const SelectFilter = ({ label, value, allLabel, choices, width, onChange }: SelectFilterProps) => (
  <TextField
    select
    value={value}
    onChange={(event) => onChange(event.target.value)}
    sx={{ width: { xs: 'calc(50% - 4px)', sm: width } }}
    slotProps={{ select: { displayEmpty: true, SelectDisplayProps: { 'aria-label': label } } }}
  >
    <MenuItem value="">{allLabel}</MenuItem>
    {choices.map(([choice, name]) => (
      <MenuItem key={choice} value={choice}>
        {name}
      </MenuItem>
    ))}
  </TextField>
);

const DateFilter = (props: {
  label: string;
  short: string;
  value: string;
  onChange: (value: string) => void;
}) => (
  <TextField
    type="datetime-local"
    value={props.value}
    onChange={(event) => props.onChange(event.target.value)}
    sx={{
      width: { xs: '100%', sm: 206 },
      '& input': { fontSize: 13, color: props.value === '' ? 'text.secondary' : undefined },
    }}
    slotProps={{
      htmlInput: { 'aria-label': props.label },
      input: {
        startAdornment: (
          <Box component="span" sx={{ color: 'text.secondary', fontSize: 12, whiteSpace: 'nowrap' }}>
            {props.short}
          </Box>
        ),
      },
    }}
  />
);

interface FilterBarProps {
  view: Pick<OrdersView, 'filters' | 'filtered' | 'setFilters' | 'clearFilters'>;
  canCreate: boolean;
  searchBox: Ref<HTMLDivElement>;
}

/** Search, type, status, delivery dates; applied at once. */
export const FilterBar = ({ view, canCreate, searchBox }: FilterBarProps) => {
  const { filters, setFilters } = view;
  const set = (name: keyof Filters) => (value: string) => setFilters({ [name]: value });
  return (
    <>
      <Box
        ref={searchBox}
        sx={{ display: 'flex', flex: { xs: '1 1 100%', sm: '1 1 140px' }, maxWidth: { sm: 210 } }}
      >
        <SearchBox value={filters.q} onChange={set('q')} label={list.search} width="100%" />
      </Box>
      <SelectFilter
        label={list.type}
        value={filters.type}
        allLabel={list.allTypes}
        choices={Object.entries(types)}
        width={150}
        onChange={(type) => {
          const kept = statusesOf(type).some(([status]) => status === filters.status);
          setFilters({ type, status: kept ? filters.status : '' });
        }}
      />
      <SelectFilter
        label={list.status}
        value={filters.status}
        allLabel={list.allStatuses}
        choices={statusesOf(filters.type)}
        width={166}
        onChange={set('status')}
      />
      <DateFilter label={list.from} short={list.fromShort} value={filters.from} onChange={set('from')} />
      <DateFilter label={list.to} short={list.toShort} value={filters.to} onChange={set('to')} />
      <Button disabled={!view.filtered} onClick={view.clearFilters}>
        {list.clearFilters}
      </Button>
      <Box sx={{ flexGrow: 1 }} />
      {canCreate && (
        <Button
          component={Link}
          to={paths.order('new')}
          variant="contained"
          color="primary"
          startIcon={<Add />}
        >
          {list.new}
        </Button>
      )}
    </>
  );
};
