import { Navigate } from 'react-router';
import { RecordDialog, RecordList, useRecordAddress } from '../records';
import { paths } from '../routes';
import { EntryForm } from './create-entry-dialog';
import { FormPage } from './form-page';
import { ImportButton } from './import-button';
import type { CatalogueDeclaration } from './types';

/** One catalogue: its list, and its form under an address of its own (`/materials/12`, `/materials/create`). */
export const CatalogueScreen = ({ declaration }: { declaration: CatalogueDeclaration }) => {
  const { resource, newWord, fields } = declaration;
  const { target, open, close } = useRecordAddress(resource, newWord);
  if (target === 'unknown') return <Navigate to={paths.login} replace />;
  if (target !== 'list' && declaration.form === 'page')
    return <FormPage key={target.id} declaration={declaration} id={target.id} onClose={close} />;
  return (
    <>
      <RecordList
        declaration={declaration}
        onAdd={() => open(newWord)}
        onOpen={({ id }) => open(id)}
        moreButtons={declaration.importable !== false && <ImportButton resource={resource} />}
      />
      {target !== 'list' && (
        <RecordDialog
          key={target.id}
          declaration={declaration}
          id={target.id}
          onClose={close}
          fields={fields.length}
        >
          {(form) => <EntryForm form={form} declaration={declaration} />}
        </RecordDialog>
      )}
    </>
  );
};
