import { finder } from '@forja/figures';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { answer, api, byId, CallKeys } from '../../api';
import type { components } from '../../api/schema';

interface Filed {
  name: string;
  folder: string | null;
}

/** The kits whose name or folder has all typed words. */
export const foundKits = <K extends Filed>(kits: readonly K[], typed: string): K[] => {
  const finds = finder(typed);
  return kits.filter(({ name, folder }) => finds(`${folder ?? ''} ${name}`));
};

/** The kits of each folder, in their order; null: those in none. */
export const byFolder = <K extends Filed>(kits: readonly K[]): [folder: string | null, kits: K[]][] => {
  const folders = new Map<string | null, K[]>();
  for (const kit of kits) folders.set(kit.folder, [...(folders.get(kit.folder) ?? []), kit]);
  return [...folders];
};

/** The names of the folders. */
export const foldersOf = (kits: readonly Filed[]): string[] => [
  ...new Set(kits.map(({ folder }) => folder).filter((folder) => folder !== null)),
];

type Schemas = components['schemas'];
export type Kit = Schemas['KitView'];

const keys = new CallKeys();

export const kitsApi = {
  get: (id: number, signal?: AbortSignal) => answer(api.GET('/api/kits/{id}', { ...byId(id), signal })),
  create: (body: Schemas['CreateKitDto']) => answer(api.POST('/api/kits', { body })),
  update: (id: number, body: Schemas['UpdateKitDto']) =>
    answer(api.PUT('/api/kits/{id}', { ...byId(id), body })),
  remove: (id: number) => answer(api.DELETE('/api/kits/{id}', byId(id))),
  /** Makes a set of the kit at the end of the order; one that is asked for again after no answer came is made once. */
  insert: (orderId: number, kit_id: number) =>
    keys.named([orderId, kit_id], (key) =>
      answer(api.POST('/api/orders/{id}/insert-kit', { ...byId(orderId), body: { kit_id, key } })),
    ),
};

const KITS = ['kits'] as const;

/** All kits, by folder and name. */
export const useKits = () => {
  const client = useQueryClient();
  const query = useQuery({
    queryKey: KITS,
    queryFn: ({ signal }) => answer(api.GET('/api/kits', { signal })),
  });
  return { ...query, reload: () => client.invalidateQueries({ queryKey: KITS }) };
};

/** The price of a kit's set in the order, by today's catalogue. */
export const useKitPrice = (orderId: number, kitId: number) =>
  useQuery({
    queryKey: [...KITS, kitId, 'price', orderId],
    queryFn: ({ signal }) => {
      const params = { path: { id: orderId, kit_id: kitId } };
      return answer(api.GET('/api/orders/{id}/kits/{kit_id}', { params, signal }));
    },
  });

/** The parts that a kit makes; null asks for none. */
export const useKit = (id: number | null) =>
  useQuery({
    queryKey: [...KITS, id],
    queryFn: ({ signal }) => kitsApi.get(id ?? 0, signal),
    enabled: id !== null,
  });
