import { Box } from '@mui/material';
import type { SyntheticEvent } from 'react';
import type { CatalogueName } from '../api';
import { RecordDialog } from '../records';
import { CatalogueForm } from './catalogue-form';
import { catalogues } from './declarations';

interface CreateEntryDialogProps {
  resource: CatalogueName;
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
          <CatalogueForm
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
