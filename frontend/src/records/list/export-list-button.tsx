import { useListContext } from 'react-admin';
import { ExportButton } from '../../ui';

/** The list around it as a file: all of its pages, as it is searched and sorted now. */
export const ExportListButton = () => {
  const { resource, sort, ...list } = useListContext();
  const query = new URLSearchParams({
    sort: JSON.stringify([sort.field, sort.order]),
    filter: JSON.stringify(list.filterValues),
  });
  return <ExportButton path={`/exports/${resource}?${query}`} />;
};
