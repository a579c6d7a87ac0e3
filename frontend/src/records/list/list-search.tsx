import { useInput } from 'react-admin';
import { SearchBox } from '../../ui';
import { LiveFilter } from './live-filter';

const SearchInput = () => {
  const { field } = useInput<string>({ source: 'q' });
  return <SearchBox value={field.value as string} onChange={field.onChange} />;
};

/** The list's search; its text stands in the address, as `q` of the list's filter. */
export const ListSearch = () => (
  <LiveFilter>
    <SearchInput />
  </LiveFilter>
);
