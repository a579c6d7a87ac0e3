import { Navigate, useNavigate, useParams } from 'react-router';
import { FormDialog } from './form/form-dialog';
import { FormPage } from './form/form-page';
import { RecordList } from './list/record-list';
import type { CatalogueDeclaration } from './types';
import { readTarget } from './target';

/** One catalogue: its list, and its form under an address of its own (`/materials/12`, `/materials/create`). */
export const CatalogueScreen = ({ declaration }: { declaration: CatalogueDeclaration }) => {
  const target = readTarget(useParams()['*'] ?? '', declaration.newWord);
  const navigate = useNavigate();
  const base = `/${declaration.resource}`;
  const close = () => void navigate(base);
  if (target === 'unknown') return <Navigate to={base} replace />;
  if (target !== 'list' && declaration.form === 'page')
    return <FormPage key={target.id} declaration={declaration} id={target.id} onClose={close} />;
  return (
    <>
      <RecordList
        declaration={declaration}
        onAdd={() => void navigate(`${base}/${declaration.newWord}`)}
        onOpen={({ id }) => void navigate(`${base}/${id}`)}
      />
      {target !== 'list' && (
        <FormDialog key={target.id} declaration={declaration} id={target.id} onClose={close} />
      )}
    </>
  );
};
