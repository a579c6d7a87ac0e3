import { loadDrawingTexts } from '../files/drawing-texts.js';
import type { PartHit } from '../orders/search-texts.js';
import type { Database } from '../platform/database/database.js';
import { bestParts, type BestPart } from './domain/best-parts.js';
import { drawnClause } from './domain/documents.js';
import { excerptOf } from './domain/excerpt.js';
import { holds, type Clause } from './domain/words.js';
import type { SearchIndex } from './search-index.js';

/** Drawings whose texts are compared at once, and at most of one order. */
const SOME_DRAWINGS = 25;
const MOST_DRAWINGS = 150;

/** A part that was found, and the words of its drawing that it was found by. */
interface FoundPart {
  part: PartHit;
  excerpt: string | null;
}

/** The order in which parts are looked for. @property parts as they stand in it */
interface SearchedOrder {
  orderId: number;
  parts: readonly PartHit[];
  clauses: readonly Clause[];
}

/** Chooses the parts by which an order was found. */
export async function foundParts(
  db: Database,
  index: SearchIndex,
  { orderId, parts, clauses }: SearchedOrder,
): Promise<FoundPart[]> {
  const named = bestParts(parts, clauses);
  if (named.some(({ missing }) => missing.length === 0) || !(await isDrawn(index, orderId, clauses)))
    return named.map(({ part }) => ({ part, excerpt: null }));
  const texts = new Map<number, string>();
  const files = parts.flatMap(({ content_file_id }) => content_file_id ?? []).slice(0, MOST_DRAWINGS);
  let best: BestPart<PartHit>[] = [];
  for (let from = 0; from < files.length; from += SOME_DRAWINGS) {
    const some = await loadDrawingTexts(db, files.slice(from, from + SOME_DRAWINGS));
    for (const [id, text] of some) texts.set(id, text);
    best = bestParts(parts, clauses, texts);
    if (best.some(({ missing }) => missing.length === 0)) break;
  }
  return best.map(({ part, drawn }) => {
    const { content_file_id: id } = part;
    const text = drawn.length > 0 && id !== null ? texts.get(id) : undefined;
    return { part, excerpt: text === undefined ? null : excerptOf(text, drawn) };
  });
}

/** Whether something of what was typed is written in a drawing of the order. */
async function isDrawn(index: SearchIndex, orderId: number, clauses: readonly Clause[]): Promise<boolean> {
  const stored = await index.stored('orders', [orderId]);
  const words = new Set((stored.get(orderId) ?? '').split(' '));
  return clauses.some((clause) => holds(words, drawnClause(clause)));
}
