import type { BulkCatalogue } from '../../../catalogue/crud/bulk-catalogue.js';
import type { CatalogueName } from '../../../catalogue/catalogues.service.js';
import type { CatalogueField } from '../../columns/catalogue-fields.js';
import { importTexts } from '../import.texts.js';
import { EntryIndex } from './entry-index.js';
import { folded, unmarked } from '../domain/fold.js';

/** The entries that a field can name. */
export interface References {
  textOf(id: unknown): string | null;
  /** @returns the id, or what is wrong */
  find(text: string): { value: number } | { error: string };
}

/** Reads what the fields can name, by field; each catalogue once. */
export async function referencesOf(
  fields: readonly CatalogueField[],
  bulk: (name: CatalogueName) => BulkCatalogue,
): Promise<Map<string, References>> {
  const found = new Map<string, References>();
  for (const { field, reference, digits } of fields) {
    if (!reference) continue;
    const entries = await bulk(reference.catalogue).all();
    const texts = new Map(entries.map((entry) => [entry.id, entry[reference.by] as string]));
    const index = new EntryIndex(texts, digits === undefined ? folded : unmarked);
    found.set(field, {
      textOf: (id) => texts.get(id as number) ?? null,
      find: (text) => {
        const [id, ...others] = index.find(text);
        if (id === undefined) return { error: importTexts.unknownEntry(text.trim()) };
        if (others.length > 0) return { error: importTexts.ambiguousEntry(text.trim(), others.length + 1) };
        return { value: id };
      },
    });
  }
  return found;
}
