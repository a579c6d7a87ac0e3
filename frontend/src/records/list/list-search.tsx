import { useResourceContext } from 'react-admin';
import { SearchBox } from '../../ui';
import { useFilterText } from './use-filter-text';

const Search = () => <SearchBox {...useFilterText('q')} />;

/** The list's search; its text stands in the address, as `q` of the list's filter. Each list has a field of its own. */
export const ListSearch = () => <Search key={useResourceContext()} />;
