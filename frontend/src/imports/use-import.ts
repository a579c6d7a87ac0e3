import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError, type ImportCatalogue, messageOf } from '../api';
import { texts } from '../i18n';
import { useToast } from '../ui';
import { type ImportChoice, importsApi } from './import-api';

const { imports: words } = texts;

interface ChosenFile {
  /** Counts the files that were chosen: the same name may be chosen again with other contents. */
  number: number;
  file: File;
}

/** A file from its choice to its import: every change of file or choice is checked anew by the server. */
export const useImport = (catalogue: ImportCatalogue, firstKey: string) => {
  const [chosen, setChosen] = useState<ChosenFile | null>(null);
  const [choice, setChoice] = useState<ImportChoice>({ key: firstKey, mode: 'create-and-update' });
  const queries = useQueryClient();
  const toast = useToast();
  const preview = useQuery({
    queryKey: ['import-preview', catalogue, chosen?.number, choice],
    queryFn: ({ signal }) =>
      chosen
        ? importsApi.preview(catalogue, chosen.file, choice, signal)
        : Promise.reject(new Error('no file')),
    enabled: chosen !== null,
    staleTime: Infinity,
    gcTime: 0,
    retry: false,
  });
  const run = useMutation({
    mutationFn: (digest: string) =>
      chosen ? importsApi.run(catalogue, chosen.file, choice, digest) : Promise.reject(new Error('no file')),
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
    // What was chosen is what is imported, whatever happens to the file on disk meanwhile.
    const copy = new File([await file.arrayBuffer()], file.name);
    // Another file has its table elsewhere.
    setChoice(({ key, mode }) => ({ key, mode }));
    setChosen((before) => ({ number: (before?.number ?? 0) + 1, file: copy }));
  };
  return { fileName: chosen?.file.name ?? null, choose, choice, setChoice, preview, run };
};

export type ImportState = ReturnType<typeof useImport>;
