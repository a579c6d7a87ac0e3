import { Chip } from '@mui/material';
import { texts } from '../../i18n';
import type { Filters } from './filters';

const { list } = texts.orders;
const { validity: names } = texts.insights.only;

/** Statuses with which quotes are found whose validity ends; of orders there are none. */
export const isOpen = ({ type, status }: Filters) =>
  type !== 'order' && (status === '' || status === 'waiting_response');

interface ValidityChipsProps {
  filters: Filters;
  onChange: (change: Partial<Filters>) => void;
}

/** Narrow the list to quotes whose validity ends within days, or has ended; once chosen they are filters as the others. */
export const ValidityChips = ({ filters, onChange }: ValidityChipsProps) => {
  const query = new URLSearchParams(filters.only);
  if (query.has('validity') || !isOpen(filters)) return null;
  return (['ending', 'ended'] as const).map((state) => {
    const choose = () => {
      query.set('validity', state);
      onChange({ only: query.toString() });
    };
    return (
      <Chip
        key={state}
        size="small"
        variant="outlined"
        label={names[state]}
        title={list.validityChip[state]}
        onClick={choose}
      />
    );
  });
};
