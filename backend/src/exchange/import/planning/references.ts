import type { BulkCatalogue } from '../../../catalogue/crud/bulk-catalogue.js';
import type { NamedCatalogue } from '../../../catalogue/catalogues.service.js';
import type { CatalogueField } from '../../../catalogue/catalogue-fields.js';
import { importTexts } from '../import.texts.js';
import { EntryIndex } from './entry-index.js';
import { folded, unmarked } from '../domain/fold.js';

/** What a field can name: entries, or the values of a choice. */
export interface References {
  textOf(value: unknown): string | null;
  /** @returns the id or the value, or what is wrong */
  find(text: string): { value: string | number } | { error: string };
}

/** Reads what the fields can name, by field; each catalogue once. */
export async function referencesOf(
  fields: readonly CatalogueField[],
  bulk: (name: NamedCatalogue) => BulkCatalogue,
): Promise<Map<string, References>> {
  const found = new Map<string, References>();
  for (const { field, reference, digits, choices } of fields) {
    if (choices) found.set(field, choiceOf(choices));
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

/** The values by what is shown of them, however it is written. */
function choiceOf(choices: Readonly<Record<string, string>>): References {
  const shown = new Map(Object.entries(choices));
  const values = new Map(Array.from(shown, ([value, text]) => [folded(text), value]));
  return {
    textOf: (value) => shown.get(String(value)) ?? null,
    find: (text) => {
      const value = values.get(folded(text));
      return value === undefined ? { error: importTexts.notOneOf([...shown.values()]) } : { value };
    },
  };
}
