import { Box } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { type SyntheticEvent, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { FormField, RecordDialog, type ReferenceFieldDeclaration } from '../records';
import { CatalogueForm, type CatalogueFormProps } from './catalogue-form';
import { catalogues } from './declarations';

interface CreateEntryDialogProps {
  /** A catalogue's name. */
  resource: string;
  /** What a search did not find: the new entry's name. */
  typed: string;
  /** Called with the id of the entry as soon as it is stored; the dialog waits for it. */
  onCreated: (id: number) => Promise<void>;
  onClose: () => void;
}

/** The dialog stands below a field in React's tree: its keys are none of that field's or of its screen's. */
const keepInside = (event: SyntheticEvent) => event.stopPropagation();

/** A catalogue's own form for a new entry, over the form that misses it; that form stays as it is. */
export const CreateEntryDialog = ({ resource, typed, onCreated, onClose }: CreateEntryDialogProps) => {
  const declaration = catalogues.find((catalogue) => catalogue.resource === resource);
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

/** A catalogue's form; what its choices miss is created over it. */
export const EntryForm = (props: Omit<CatalogueFormProps, 'Reference'>) => (
  <CatalogueForm {...props} Reference={ReferenceOrCreate} />
);
