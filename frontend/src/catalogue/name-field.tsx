import { Link } from '@mui/material';
import { useGetList, useRecordContext } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { texts } from '../i18n';
import { FormField } from '../records';
import { useDebounced } from '../ui';
import { sameName } from './same-name';
import type { CatalogueDeclaration } from './types';

/** More entries than hold one text in a catalogue that is worked with. */
const MOST = 1000;

interface Row {
  id: number;
  [source: string]: unknown;
}

/** Another entry with the name that is typed, once typing rests; its search is the list's own. */
const useNamesake = (resource: string, source: string): Row | undefined => {
  const own = useRecordContext<{ id: number }>();
  const typed: unknown = useWatch({ name: source });
  const name = useDebounced(typeof typed === 'string' ? typed.trim() : '');
  const { data } = useGetList<Row>(
    resource,
    {
      filter: { q: name },
      pagination: { page: 1, perPage: MOST },
      sort: { field: source, order: 'ASC' },
    },
    { enabled: name !== '' },
  );
  // What is still being typed was not searched for yet.
  if (name === '' || typed !== name) return undefined;
  return sameName(data ?? [], (row) => row[source], name, own?.id);
};

/** The field that names the entry: another of the same name is a warning with a link, no error. */
export const NameField = ({ declaration }: { declaration: CatalogueDeclaration }) => {
  const [field] = declaration.fields;
  const namesake = useNamesake(declaration.resource, field?.source ?? '');
  if (!field) return null;
  const warning = namesake && (
    <>
      {texts.catalogue.sameName}{' '}
      <Link href={`/${declaration.resource}/${namesake.id}`} target="_blank" rel="noopener" color="inherit">
        {texts.catalogue.openSameName}
      </Link>
    </>
  );
  return <FormField field={field} warning={warning} autoFocus />;
};
