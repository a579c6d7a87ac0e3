import { folded } from '../domain/fold.js';

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
