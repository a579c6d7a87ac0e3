import { Box, Link } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { Suspense, type SyntheticEvent, useMemo, useState } from 'react';
import { useGetList, useRecordContext } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { underBase } from '../api';
import { texts } from '../i18n';
import { ImpactStep, useImpactForm } from '../price-impact';
import {
  comparedFields,
  FormField,
  type FormFrame,
  RecordDialog,
  RecordForm,
  type ReferenceFieldDeclaration,
  type Values,
} from '../records';
import { useDebounced } from '../ui';
import { catalogues } from './declarations';
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
  // A name that is still being typed was not searched for yet.
  if (name === '' || typed !== name) return undefined;
  return data?.find(({ id }) => id !== own?.id);
};

/** The field that names the entry: another of the same name is a warning with a link, no error. */
const NameField = ({ declaration }: { declaration: CatalogueDeclaration }) => {
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

interface EntryFormProps {
  form: FormFrame;
  declaration: CatalogueDeclaration;
  /** The values that a new entry starts with. */
  start?: Values;
  onStored?: (sent: Values, stored: Values) => Promise<void>;
}

/**
 * The declared fields in a grid of twelve columns, the one that names the entry first. Each starts as empty, so that a
 * record without one still sends it.
 */
export const EntryForm = ({ form, declaration, start, onStored }: EntryFormProps) => {
  const empty = Object.fromEntries(declaration.fields.map(({ source, initial = null }) => [source, initial]));
  const compared = useMemo(() => comparedFields(declaration.fields), [declaration]);
  const { resource, prices, Below } = declaration;
  const priced = resource === 'stock-items' || resource === 'operations' ? null : resource;
  const impact = useImpactForm(form);
  const stored = async (sent: Values, saved: Values) => {
    await onStored?.(sent, saved);
    if (priced) await impact.stored({ resource: priced, id: Number(saved.id) });
  };
  return (
    <RecordForm form={impact.frame} empty={{ ...empty, ...start }} compared={compared} onStored={stored}>
      <Box
        sx={{ display: 'grid', gridTemplateColumns: 'repeat(12, minmax(0, 1fr))', gap: 2, paddingTop: 0.5 }}
      >
        {declaration.fields.map((field, index) => (
          <Box key={field.source} sx={{ gridColumn: { xs: 'span 12', sm: `span ${field.span ?? 12}` } }}>
            {index === 0 && <NameField declaration={declaration} />}
            {index > 0 &&
              (field.kind === 'reference' ? (
                <ReferenceOrCreate field={field} />
              ) : (
                <FormField field={field} />
              ))}
          </Box>
        ))}
      </Box>
      {priced && <ImpactStep resource={priced} prices={prices} impact={impact} />}
      {Below && (
        <Suspense fallback={null}>
          <Below />
        </Suspense>
      )}
    </RecordForm>
  );
};

interface CreateEntryDialogProps {
  /** A catalogue's name. */
  resource: string;
  /** The text that a search did not find: the new entry's name. */
  typed: string;
  /** Called with the id of the entry as soon as it is stored; the dialog waits for it. */
  onCreated: (id: number) => Promise<void>;
  onClose: () => void;
}

/** The dialog stands below a field in React's tree: its keys are none of that field's or of its screen's. */
const keepInside = (event: SyntheticEvent) => event.stopPropagation();

/** A catalogue's own form for a new entry, over the form that misses it; that form stays as it is. */
export const CreateEntryDialog = ({ resource, typed, onCreated, onClose }: CreateEntryDialogProps) => {
  const declaration = Object.values(catalogues).find((catalogue) => catalogue.resource === resource);
  if (!declaration) throw new Error(`There is no catalogue ${resource}`);
  const [first] = declaration.fields;
  const start = declaration.startWith?.(typed) ?? (first ? { [first.source]: typed } : {});
  return (
    <Box sx={{ display: 'contents' }} onKeyDown={keepInside} onSubmit={keepInside}>
      <RecordDialog
        inPlace
        declaration={declaration}
        id={null}
        onClose={onClose}
        fields={declaration.fields.length}
      >
        {(form) => (
          <EntryForm
            form={form}
            declaration={declaration}
            start={start}
            onStored={(_sent, stored) => onCreated(Number(stored.id))}
          />
        )}
      </RecordDialog>
    </Box>
  );
};

/** A choice out of another catalogue, which can get the entry that is missed without losing the form. */
const ReferenceOrCreate = ({ field }: { field: ReferenceFieldDeclaration }) => {
  const [typed, setTyped] = useState<string | null>(null);
  const client = useQueryClient();
  const form = useFormContext();
  const choose = async (id: number) => {
    await client.invalidateQueries({ queryKey: [field.resource] });
    form.setValue(field.source, id, { shouldDirty: true, shouldValidate: true });
  };
  return (
    <>
      <FormField field={field} onCreate={setTyped} />
      {typed !== null && (
        <CreateEntryDialog
          resource={field.resource}
          typed={typed}
          onCreated={choose}
          onClose={() => setTyped(null)}
        />
      )}
    </>
  );
};
