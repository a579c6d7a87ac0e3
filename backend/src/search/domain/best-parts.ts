import { holds, wordsOf, type Clause } from './words.js';

/** Parts of one order that are shown: the others are found in the order. */
const MOST = 2;

interface Part {
  title: string;
  reference: string | null;
  content_file_id: number | null;
}

/** A part, what its drawing answers of what its title and reference do not, and what neither answers. */
export interface BestPart<P> {
  part: P;
  drawn: Clause[];
  missing: Clause[];
}

/**
 * The parts that answer the most of what was typed, in their order; none that answer nothing. Among equals those that
 * answer by title and reference come first.
 * @param texts of drawings by their files
 */
export function bestParts<P extends Part>(
  parts: readonly P[],
  clauses: readonly Clause[],
  texts: ReadonlyMap<number, string> = new Map(),
): BestPart<P>[] {
  let best: BestPart<P>[] = [];
  let most = 1;
  for (const part of parts) {
    const words = wordsOf(part.title, part.reference);
    const left = clauses.filter((clause) => !holds(words, clause));
    const text = left.length > 0 ? texts.get(part.content_file_id ?? 0) : undefined;
    const drawn = text === undefined ? [] : answeredBy(text, left);
    // One more of all counts more than any number of its own.
    const own = clauses.length - left.length;
    const points = (own + drawn.length) * (clauses.length + 1) + own;
    if (own + drawn.length === 0 || points < most) continue;
    if (points > most) best = [];
    most = points;
    best.push({ part, drawn, missing: left.filter((clause) => !drawn.includes(clause)) });
    if (own === clauses.length && best.length === MOST) break;
  }
  return best.slice(0, MOST);
}

function answeredBy(text: string, clauses: readonly Clause[]): Clause[] {
  const words = wordsOf(text);
  return clauses.filter((clause) => holds(words, clause));
}
