import { Box, Button } from '@mui/material';
import { useState, type ReactNode } from 'react';
import { PlainTextField } from '../../ui';
import { useFilterText } from './use-filter-text';
import { useListAddress } from './use-list-address';

const SearchField = ({ label }: { label: string }) => (
  <PlainTextField label={label} type="search" {...useFilterText('search')} />
);

interface FilterLineProps {
  search: string;
  clear: string;
  /** The fields between: a kind, two days, a person. */
  children: ReactNode;
}

/** The filters of a log in one line: what is searched for, the given fields, and the way back to all entries. */
export const FilterLine = ({ search, clear, children }: FilterLineProps) => {
  const { clearFilters } = useListAddress();
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
      <Button
        variant="outlined"
        onClick={() => {
          setClearings((count) => count + 1);
          clearFilters();
        }}
      >
        {clear}
      </Button>
    </Box>
  );
};
