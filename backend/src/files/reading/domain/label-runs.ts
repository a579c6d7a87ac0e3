import type { DrawingPage } from './drawing-page.js';
import { isLabelName, labelOf, mayBegin, plainLabel } from './labels.js';
import { continues, joinedRuns, type Run } from './page-runs.js';

/** Labels are at most this many words. */
const LONGEST = 4;

type Part = Run['parts'][number];

const runOf = (run: Run, parts: readonly Part[]): Run =>
  joinedRuns(parts.map((part) => ({ ...part, size: run.size, upright: run.upright, parts: [part] })));

/** How many words from here on are a label; 0 where none begins here. */
function labelLength(parts: readonly Part[], from: number, colonOnly: boolean): number {
  if (!mayBegin((parts[from]?.text ?? '').split(':', 1)[0] ?? '')) return 0;
  for (let length = Math.min(LONGEST, parts.length - from); length > 0; length -= 1) {
    const text = parts
      .slice(from, from + length)
      .map((part) => part.text)
      .join(' ');
    const ends = text.endsWith(':') && text.indexOf(':') === text.length - 1;
    if ((ends || !colonOnly) && labelOf(text)?.inline === '') return length;
  }
  return 0;
}

/** The words as labels alone, each by itself; null where anything else is among them. */
function asLabels(run: Run): Run[] | null {
  const labels: Run[] = [];
  for (let at = 0; at < run.parts.length;) {
    const length = labelLength(run.parts, at, false);
    if (length === 0) return null;
    labels.push(runOf(run, run.parts.slice(at, at + length)));
    at += length;
  }
  return labels;
}

/** The run cut before each label that ends in a colon: `ESCALA: 1:2 PESO:` says two things. */
function cutAtColons(run: Run): Run[] {
  const pieces: Run[] = [];
  let from = 0;
  // 'Drawn by:' is one label, although 'by:' is one too.
  for (let at = Math.max(1, labelLength(run.parts, 0, true)); at < run.parts.length; at += 1) {
    if (labelLength(run.parts, at, true) === 0) continue;
    const before = runOf(run, run.parts.slice(from, at));
    // 'Norma de Material:' is one name.
    if (!labelOf(before.text)) continue;
    pieces.push(before);
    from = at;
  }
  return [...pieces, runOf(run, run.parts.slice(from))];
}

/** Runs that hold several labels, or a value and the next label, cut into what belongs together. */
export function cutAtLabels(runs: readonly Run[]): Run[] {
  return runs.flatMap((run) => {
    if (run.upright || run.parts.length < 2 || labelOf(run.text)?.inline === '') return [run];
    return asLabels(run) ?? cutAtColons(run);
  });
}

/** A place at which more runs than this begin is no next line. */
const MOST_BELOW = 300;

/** Runs by where they begin down the page, to look for those directly below another one. */
class RunsByTop {
  private readonly sorted: readonly { run: Run; at: number }[];

  constructor(runs: readonly Run[]) {
    this.sorted = runs.map((run, at) => ({ run, at })).sort((one, other) => one.run.top - other.run.top);
  }

  /** The runs that are the next line of the given one, in the order of the page. */
  below(run: Run): Run[] {
    let [from, to] = [0, this.sorted.length];
    while (from < to) {
      const middle = (from + to) >> 1;
      if ((this.sorted[middle]?.run.top ?? 0) > run.bottom - run.size) to = middle;
      else from = middle + 1;
    }
    const found: { run: Run; at: number }[] = [];
    for (const each of this.sorted.slice(from, from + MOST_BELOW)) {
      if (each.run.top > run.bottom + run.size) break;
      if (continues(run, each.run)) found.push(each);
    }
    return found.sort((one, other) => one.at - other.at).map((each) => each.run);
  }
}

/** `Nº` above `DES.`, `CÓD.` above `PEÇA`: labels that are half of one more often than by themselves. */
const HALVES = new Set(['no', 'n', 'num', 'nr', 'cod']);
const isHalf = (text: string): boolean => HALVES.has(plainLabel(text));

/** A label's unit may stand in a line of its own. */
const UNIT = /^[[(](kg|g|mm)[\])]\.?:?$/i;

/** Whether two lines are one label. */
const isLabel = (run: Run, next: Run): boolean =>
  isLabelName(`${run.text} ${next.text}`) || (UNIT.test(next.text) && isLabelName(run.text));

/** A label has two lines where both together are one in the dictionary, and not each by itself; nothing is ruled between them. */
export function joinWrappedLabels(runs: readonly Run[], { levels = [], width, height }: DrawingPage): Run[] {
  const taken = new Set<Run>();
  const byTop = new RunsByTop(runs);
  const ruled = (one: Run, other: Run) =>
    levels.some(
      ({ y, left, right }) =>
        y * height > (one.top + one.bottom) / 2 &&
        y * height < (other.top + other.bottom) / 2 &&
        left * width < one.right &&
        right * width > one.left,
    );
  const joined = runs.map((run) => {
    if (taken.has(run) || run.upright || run.parts.length >= LONGEST || !mayBegin(run.parts[0]?.text ?? ''))
      return run;
    const next = byTop
      .below(run)
      .find(
        (other) =>
          isLabel(run, other) &&
          (isHalf(run.text) || isHalf(other.text) || !(isLabelName(run.text) && isLabelName(other.text))) &&
          !ruled(run, other),
      );
    if (!next) return run;
    taken.add(next);
    return joinedRuns([run, next]);
  });
  return joined.filter((run) => !taken.has(run));
}
