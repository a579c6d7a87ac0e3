import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { answer, api, ApiError, type ImportCatalogue, messageOf, toFormData } from '../api';
import { catalogue, imports as words } from '../i18n';
import { useToast } from '../ui';

/** The names of the catalogues that files are imported into. */
export const LIST_TITLES: Readonly<Record<ImportCatalogue, string>> = {
  materials: catalogue.materials.title,
  sheets: catalogue.sheets.title,
  bars: catalogue.bars.title,
  components: catalogue.components.title,
  processes: catalogue.processes.title,
  'mercosur-common-nomenclatures': catalogue.ncms.title,
  customers: catalogue.customers.title,
};

export const isImportCatalogue = (name: string): name is ImportCatalogue => name in LIST_TITLES;

type ImportMode = 'create-and-update' | 'update-only';

/** How a file is imported. */
interface ImportChoice {
  /** The field by which rows find their entries. */
  key: string;
  mode: ImportMode;
  /** Where the table stands and what its columns are; unset: found by the server. */
  sheet?: number;
  heading_row?: number;
  columns?: string;
}

const placeOf = (catalogue: ImportCatalogue) => ({ params: { path: { catalogue } } });

const previewOf = (catalogue: ImportCatalogue, file: File, choice: ImportChoice, signal: AbortSignal) => {
  const form = { body: { ...choice, file }, bodySerializer: toFormData };
  return answer(api.POST('/api/imports/{catalogue}/preview', { ...placeOf(catalogue), ...form, signal }));
};

/** The catalogue's imports so far, and the columns by which a file's rows may find their entries. */
export const usePastImports = (catalogue: ImportCatalogue, page: number) =>
  useQuery({
    queryKey: ['imports', catalogue, page],
    queryFn: ({ signal }) => {
      const params = { path: { catalogue }, query: { page } };
      return answer(api.GET('/api/imports/{catalogue}', { params, signal }));
    },
    placeholderData: keepPreviousData,
  });

interface ChosenFile {
  /** Counts the files that were chosen: the same name may be chosen again with other contents. */
  number: number;
  file: File;
}

/** A file from its choice to its import: every change of file or choice is checked anew by the server. */
export const useImport = (catalogue: ImportCatalogue, firstKey: string) => {
  const [chosen, setChosen] = useState<ChosenFile | null>(null);
  const [choice, setChoice] = useState<ImportChoice>({ key: firstKey, mode: 'create-and-update' });
  /** The key was chosen by the user: it is not changed for a better one any more. */
  const [keyChosen, setKeyChosen] = useState(false);
  const queries = useQueryClient();
  const toast = useToast();
  const preview = useQuery({
    queryKey: ['import-preview', catalogue, chosen?.number, choice, keyChosen],
    queryFn: async ({ signal }) => {
      if (!chosen) throw new Error('no file');
      const first = await previewOf(catalogue, chosen.file, choice, signal);
      const { fitting_key: fitting } = first;
      if (keyChosen || fitting === null || fitting === choice.key) return { ...first, key: choice.key };
      const better = { ...choice, key: fitting };
      return { ...(await previewOf(catalogue, chosen.file, better, signal)), key: fitting };
    },
    enabled: chosen !== null,
    staleTime: Infinity,
    gcTime: 0,
    retry: false,
  });
  const key = preview.data?.key ?? choice.key;
  const run = useMutation({
    mutationFn: async (digest: string) => {
      if (!chosen) throw new Error('no file');
      const form = { body: { ...choice, key, digest, file: chosen.file }, bodySerializer: toFormData };
      return answer(api.POST('/api/imports/{catalogue}', { ...placeOf(catalogue), ...form }));
    },
    onSuccess: () => {
      setChosen(null);
      // Prices and names of the catalogue stand in other lists and in orders, too.
      return queries.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'import-preview' });
    },
    onError: (error) => {
      toast(messageOf(error, words.runFailed));
      if (error instanceof ApiError && error.status === 409) void preview.refetch();
    },
  });
  const choose = async (file: File) => {
    run.reset();
    // The file is imported as it was when it was chosen, whatever happens to it on disk meanwhile.
    const copy = new File([await file.arrayBuffer()], file.name);
    // Another file has its table elsewhere.
    setChoice(({ key, mode }) => ({ key, mode }));
    setChosen((before) => ({ number: (before?.number ?? 0) + 1, file: copy }));
  };
  const chooseKey = (wanted: string) => {
    setKeyChosen(true);
    setChoice((before) => ({ ...before, key: wanted }));
  };
  return {
    fileName: chosen?.file.name ?? null,
    choose,
    choice: { ...choice, key },
    setChoice,
    chooseKey,
    preview,
    run,
  };
};

export type ImportState = ReturnType<typeof useImport>;
