import { answer, api, type ImportCatalogue, toFormData } from '../api';
import { texts } from '../i18n';

const { catalogue } = texts;

/** What the lists of the catalogues that files are imported into are called. */
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

export type ImportMode = 'create-and-update' | 'update-only';

/** How a file is imported. */
export interface ImportChoice {
  /** The field by which rows find their entries. */
  key: string;
  mode: ImportMode;
  /** Where the table stands and what its columns are; unset: found by the server. */
  sheet?: number;
  heading_row?: number;
  columns?: string;
}

const of = (catalogue: ImportCatalogue) => ({ params: { path: { catalogue } } });

export const importsApi = {
  list: (catalogue: ImportCatalogue, page: number, signal?: AbortSignal) =>
    answer(api.GET('/api/imports/{catalogue}', { params: { path: { catalogue }, query: { page } }, signal })),
  preview: (catalogue: ImportCatalogue, file: File, choice: ImportChoice, signal?: AbortSignal) =>
    answer(
      api.POST('/api/imports/{catalogue}/preview', {
        ...of(catalogue),
        body: { ...choice, file },
        bodySerializer: toFormData,
        signal,
      }),
    ),
  undoPreview: (id: number, signal?: AbortSignal) =>
    answer(api.GET('/api/imports/{id}/undo', { params: { path: { id } }, signal })),
  undo: (id: number, digest: string) =>
    answer(api.POST('/api/imports/{id}/undo', { params: { path: { id } }, body: { digest } })),
  run: (catalogue: ImportCatalogue, file: File, choice: ImportChoice, digest: string) =>
    answer(
      api.POST('/api/imports/{catalogue}', {
        ...of(catalogue),
        body: { ...choice, digest, file },
        bodySerializer: toFormData,
      }),
    ),
};
