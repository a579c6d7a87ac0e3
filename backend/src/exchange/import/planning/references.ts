import { folded, unmarked } from '../domain/fold.js';
import type { BulkCatalogue } from '../../../catalogue/crud/bulk-catalogue.js';
import type { NamedCatalogue } from '../../../catalogue/catalogues.service.js';
import type { CatalogueField } from '../../../catalogue/catalogue-fields.js';
import { importTexts } from '../import.texts.js';

/** Finds entries by a text: those that have exactly it, else those that have it but for case, accents and the like. */
export class EntryIndex {
  private readonly exact = new Map<string, number[]>();
  private readonly alike = new Map<string, number[]>();

  /** @param normal what texts are compared by that are not the same */
  constructor(
    entries: Iterable<readonly [id: number, text: unknown]>,
    private readonly normal: (text: string) => string = folded,
  ) {
    for (const [id, text] of entries) {
      if (typeof text !== 'string' || text === '') continue;
      add(this.exact, text.trim(), id);
      add(this.alike, normal(text), id);
    }
  }

  find(text: string): readonly number[] {
    return this.exact.get(text.trim()) ?? this.alike.get(this.normal(text)) ?? [];
  }
}

function add(map: Map<string, number[]>, key: string, id: number): void {
  const ids = map.get(key);
  if (ids) ids.push(id);
  else map.set(key, [id]);
}

/** The things that a field can name: entries, or the values of a choice. */
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
