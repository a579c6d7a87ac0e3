import Add from '@mui/icons-material/Add';
import { Box, Button, MenuItem, TextField } from '@mui/material';
import { memo, type Ref, useCallback, useMemo } from 'react';
import { Link } from 'react-router';
import { texts } from '../../i18n';
import { paths } from '../../routes';
import { DateFilter, ExportButton, SearchBox } from '../../ui';
import { exportPath } from './export-path';
import type { OrdersView } from './use-orders-view';

const { list, statuses, types } = texts.orders;

const TYPES: readonly [string, string][] = Object.entries(types);

/** Statuses that an order of the chosen type can have. */
const statusesOf = (type: string): [string, string][] => {
  const all: [string, string][] = Object.entries(statuses);
  if (type === 'pre_order') return all.slice(0, 4);
  return type === 'order' ? all.slice(4) : all;
};

type SetFilters = OrdersView['setFilters'];

interface SelectFilterProps {
  name: 'type' | 'status';
  label: string;
  value: string;
  allLabel: string;
  choices: readonly [string, string][];
  width: number;
  setFilters: SetFilters;
}

/** Drawn again only when something of its own changed: a keystroke in the search beside it costs it nothing. */
const SelectFilter = memo(
  ({ name, label, value, allLabel, choices, width, setFilters }: SelectFilterProps) => (
    <TextField
      select
      value={value}
      onChange={(event) => setFilters({ [name]: event.target.value })}
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
  ),
);
SelectFilter.displayName = 'SelectFilter';

interface DeliveryFilterProps {
  name: 'from' | 'to';
  label: string;
  short: string;
  value: string;
  setFilters: SetFilters;
}

const DeliveryFilter = memo(({ name, label, short, value, setFilters }: DeliveryFilterProps) => (
  <Box sx={{ width: { xs: '100%', sm: 204 } }}>
    <DateFilter
      withTime="optional"
      label={label}
      short={short}
      value={value}
      onChange={(date) => setFilters({ [name]: date })}
    />
  </Box>
));
DeliveryFilter.displayName = 'DeliveryFilter';

interface FilterBarProps {
  view: Pick<OrdersView, 'filters' | 'sort' | 'setFilters'>;
  canCreate: boolean;
  searchBox: Ref<HTMLDivElement>;
}

/** Search, type, status, delivery dates; applied at once. */
export const FilterBar = ({ view, canCreate, searchBox }: FilterBarProps) => {
  const { filters, setFilters } = view;
  const choices = useMemo(() => statusesOf(filters.type), [filters.type]);
  const setType: SetFilters = useCallback(
    ({ type = '' }) => {
      const kept = statusesOf(type).some(([status]) => status === filters.status);
      setFilters({ type, status: kept ? filters.status : '' });
    },
    [setFilters, filters.status],
  );
  return (
    <>
      <Box
        ref={searchBox}
        sx={{ display: 'flex', flex: { xs: '1 1 100%', sm: '1 1 180px' }, maxWidth: { sm: 260 } }}
      >
        <SearchBox value={filters.q} onChange={(q) => setFilters({ q })} label={list.search} width="100%" />
      </Box>
      <SelectFilter
        name="type"
        label={list.type}
        value={filters.type}
        allLabel={list.allTypes}
        choices={TYPES}
        width={150}
        setFilters={setType}
      />
      <SelectFilter
        name="status"
        label={list.status}
        value={filters.status}
        allLabel={list.allStatuses}
        choices={choices}
        width={166}
        setFilters={setFilters}
      />
      <DeliveryFilter
        name="from"
        label={list.from}
        short={list.fromShort}
        value={filters.from}
        setFilters={setFilters}
      />
      <DeliveryFilter
        name="to"
        label={list.to}
        short={list.toShort}
        value={filters.to}
        setFilters={setFilters}
      />
      <Box sx={{ flexGrow: 1 }} />
      <ExportButton path={exportPath(view)} wordFrom="xl" />
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
