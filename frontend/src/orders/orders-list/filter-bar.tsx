import FilterList from '@mui/icons-material/FilterList';
import { Box, Button, Drawer, MenuItem, Stack, TextField } from '@mui/material';
import { type Ref, useState } from 'react';
import { list, statuses, types } from '../../i18n/orders';
import { DateFilter, ExportButton, MainButton, SearchBox } from '../../ui';
import { exportPath } from './export-path';
import type { OrdersView } from './use-orders-view';

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

const SelectFilter = ({ name, label, value, allLabel, choices, width, setFilters }: SelectFilterProps) => (
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
);

interface DeliveryFilterProps {
  name: 'from' | 'to';
  label: string;
  short: string;
  value: string;
  setFilters: SetFilters;
}

const DeliveryFilter = ({ name, label, short, value, setFilters }: DeliveryFilterProps) => (
  <Box sx={{ width: { xs: '100%', sm: name === 'from' ? 252 : 204 } }}>
    <DateFilter
      withTime="optional"
      label={label}
      short={short}
      value={value}
      onChange={(date) => setFilters({ [name]: date })}
    />
  </Box>
);

interface FilterBarProps {
  view: Pick<OrdersView, 'filters' | 'sort' | 'setFilters'>;
  narrow: boolean;
  searchBox: Ref<HTMLDivElement>;
}

/** Type, status and delivery dates; applied at once. */
const Choices = ({ view: { filters, setFilters } }: Pick<FilterBarProps, 'view'>) => {
  const setType: SetFilters = ({ type = '' }) => {
    const kept = statusesOf(type).some(([status]) => status === filters.status);
    setFilters({ type, status: kept ? filters.status : '' });
  };
  return (
    <>
      <SelectFilter
        name="type"
        label={list.type}
        value={filters.type}
        allLabel={list.allTypes}
        choices={TYPES}
        width={142}
        setFilters={setType}
      />
      <SelectFilter
        name="status"
        label={list.status}
        value={filters.status}
        allLabel={list.allStatuses}
        choices={statusesOf(filters.type)}
        width={158}
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
    </>
  );
};

/** A phone's button for the choices, in a sheet from below. */
const FiltersSheet = ({ view }: Pick<FilterBarProps, 'view'>) => {
  const [open, setOpen] = useState(false);
  const { q: _, only: __, ...chosen } = view.filters;
  const close = () => setOpen(false);
  return (
    <>
      <Button variant="outlined" color="inherit" startIcon={<FilterList />} onClick={() => setOpen(true)}>
        {list.filtersOf(Object.values(chosen).filter((value) => value !== '').length)}
      </Button>
      <Drawer
        anchor="bottom"
        open={open}
        onClose={close}
        slotProps={{ paper: { role: 'dialog', 'aria-label': list.filters } }}
      >
        <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1, padding: 2 }}>
          <Choices view={view} />
          <ExportButton path={exportPath(view)} />
          <Box sx={{ flexGrow: 1 }} />
          <MainButton onClick={close}>{list.showFiltered}</MainButton>
        </Stack>
      </Drawer>
    </>
  );
};

/** Search, type, status, delivery dates; on a phone all but the search in a sheet of their own. */
export const FilterBar = ({ view, narrow, searchBox }: FilterBarProps) => {
  const { filters, setFilters } = view;
  return (
    <>
      <Box
        ref={searchBox}
        sx={{ display: 'flex', flex: { xs: '1 1 100px', sm: '1 1 172px' }, maxWidth: { sm: 260 } }}
      >
        <SearchBox value={filters.q} onChange={(q) => setFilters({ q })} label={list.search} width="100%" />
      </Box>
      {narrow ? <FiltersSheet view={view} /> : <Choices view={view} />}
    </>
  );
};
