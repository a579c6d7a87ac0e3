import { lazy, type ReactNode, Suspense, useState } from 'react';
import type { CatalogueName, catalogueLists } from '../../api';
import { usePrefetch } from '../../ui';
import { useReloadedCatalogue } from './use-catalogue';

/** The catalogues with all of their forms. */
const loadCatalogue = () => import('../../catalogue');
const CreateEntryDialog = lazy(async () => ({ default: (await loadCatalogue()).CreateEntryDialog }));

type Row<Name extends CatalogueName> = Awaited<ReturnType<(typeof catalogueLists)[Name]>>[number];

/**
 * Lets a search select create what it does not find: `onCreate` is the select's, `dialog` stands beside it. Once the entry
 * is stored the catalogue is read again, so that the field can show it, and the focus returns to the field.
 * @param onCreated chooses the new entry
 */
export const useCreateEntry = <Name extends CatalogueName>(
  name: Name,
  onCreated: (row: Row<Name>) => void,
): { onCreate: (typed: string) => void; dialog: ReactNode } => {
  usePrefetch(loadCatalogue);
  const [typed, setTyped] = useState<string | null>(null);
  const reload = useReloadedCatalogue(name);
  const choose = async (id: number) => {
    const rows: readonly Row<Name>[] = await reload();
    const row = rows.find((each) => each.id === id);
    if (row) onCreated(row);
  };
  return {
    onCreate: setTyped,
    dialog: typed !== null && (
      <Suspense>
        <CreateEntryDialog resource={name} typed={typed} onCreated={choose} onClose={() => setTyped(null)} />
      </Suspense>
    ),
  };
};
