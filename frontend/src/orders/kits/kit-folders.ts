import { finder } from '@forja/figures';

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
