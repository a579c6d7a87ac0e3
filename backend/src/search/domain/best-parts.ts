import { holds, wordsOf, type Clause } from './words.js';

/** Parts of one order that are shown: the others are found in the order. */
const MOST = 2;

/** The parts that answer the most of what was typed, in their order; none that answer nothing. */
export function bestParts<P extends { title: string; reference: string | null }>(
  parts: readonly P[],
  clauses: readonly Clause[],
): P[] {
  let best: P[] = [];
  let most = 1;
  for (const part of parts) {
    const words = wordsOf(part.title, part.reference);
    const answered = clauses.filter((clause) => holds(words, clause)).length;
    if (answered < most) continue;
    if (answered > most) best = [];
    most = answered;
    best.push(part);
    if (answered === clauses.length && best.length === MOST) break;
  }
  return best.slice(0, MOST);
}
