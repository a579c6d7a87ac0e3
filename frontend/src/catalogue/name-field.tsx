import { Link } from '@mui/material';
import { useGetList, useRecordContext } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { underBase } from '../api';
import { texts } from '../i18n';
import { FormField } from '../records';
import { useDebounced } from '../ui';
import type { CatalogueDeclaration } from './types';

/** Another entry with the name that is typed but for case, accents and spaces, once typing rests. */
const useNamesake = (resource: string, source: string): { id: number } | undefined => {
  const own = useRecordContext<{ id: number }>();
  const typed: unknown = useWatch({ name: source });
  const name = useDebounced(typeof typed === 'string' ? typed.trim() : '');
  const { data } = useGetList<{ id: number }>(
    resource,
    {
      filter: { same_name: name },
      // One of the two may be the entry itself.
      pagination: { page: 1, perPage: 2 },
      sort: { field: source, order: 'ASC' },
    },
    { enabled: name !== '' },
  );
  // What is still being typed was not searched for yet.
  if (name === '' || typed !== name) return undefined;
  return data?.find(({ id }) => id !== own?.id);
};

/** The field that names the entry: another of the same name is a warning with a link, no error. */
export const NameField = ({ declaration }: { declaration: CatalogueDeclaration }) => {
  const [field] = declaration.fields;
  const namesake = useNamesake(declaration.resource, field?.source ?? '');
  if (!field) return null;
  const warning = namesake && (
    <>
      {texts.catalogue.sameName}{' '}
      <Link
        href={underBase(`/${declaration.resource}/${namesake.id}`)}
        target="_blank"
        rel="noopener"
        color="inherit"
      >
        {texts.catalogue.openSameName}
      </Link>
    </>
  );
  return <FormField field={field} warning={warning} autoFocus />;
};
