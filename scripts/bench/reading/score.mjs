import path from 'node:path';

/** Compares what was read from a drawing's page with what is printed on it. */

/** Fields that are scored one by one; width and length are scored together as `size`. */
export const FIELDS = [
  'title',
  'reference',
  'revision',
  'material',
  'weight',
  'scale',
  'date',
  'thickness',
  'quantity',
  'finish',
];

/** The fields that the target of right and wrong values is set for. */
export const MAIN = ['title', 'reference', 'revision', 'material', 'weight', 'scale', 'date'];

/** A certainty from which on nearly all suggestions have to be right. */
const SURE = 0.9;

const plain = (text) => text.normalize('NFC').replace(/\s+/g, ' ').trim().toLowerCase();

/** Half a per cent is rounding. */
const same = (read, printed) =>
  typeof printed === 'number'
    ? Math.abs(Number(read) - printed) <= printed * 0.005
    : plain(String(read)) === plain(printed);

/** Any of several ways to put it counts; with null among them nothing is right as well. */
const ways = (printed) => (Array.isArray(printed) ? printed : printed === undefined ? [null] : [printed]);

function outcome(suggestion, printed) {
  const right = ways(printed);
  if (!suggestion) return right.includes(null) ? 'nothing' : 'missed';
  return right.some((way) => way !== null && same(suggestion.value, way)) ? 'right' : 'wrong';
}

/**
 * A part's outer size: each suggested side has to be among the printed ones, whatever it is called; a turned part's are its
 * diameter and its length.
 * @returns an outcome for the width and one for the length
 */
function sizeOutcomes(suggestions, printed = []) {
  return ['width', 'length'].map((field) => {
    const names = field === 'width' ? ['width', 'diameter'] : [field];
    const suggestion = suggestions.find((each) => names.includes(each.field));
    if (!suggestion) return { field: 'size', outcome: printed.length > 1 ? 'missed' : 'nothing' };
    const right = printed.some((side) => same(suggestion.value, side));
    return { field: 'size', outcome: right ? 'right' : 'wrong', suggestion };
  });
}

/**
 * What became of each field of one page.
 * @param {readonly { field: string, value: string | number, confidence: number }[]} suggestions
 * @param {Readonly<Record<string, unknown>>} printed values by field; a list holds several ways to put one value
 * @returns {{ field: string, outcome: 'right' | 'wrong' | 'missed' | 'nothing', suggestion?: object, printed?: unknown }[]}
 */
export function outcomesOf(suggestions, printed) {
  const found = FIELDS.map((field) => {
    const suggestion = suggestions.find((each) => each.field === field);
    return { field, outcome: outcome(suggestion, printed[field]), suggestion, printed: printed[field] };
  });
  return [
    ...found,
    ...sizeOutcomes(suggestions, printed.size).map((each) => ({ ...each, printed: printed.size })),
  ];
}

/** How many of the outcomes are right, wrong, missed and rightly nothing. */
export function counted(outcomes) {
  const counts = { right: 0, wrong: 0, missed: 0, nothing: 0 };
  for (const each of outcomes) counts[each.outcome] += 1;
  return counts;
}

/** Of the suggestions that are this sure, how many are right: the certainty means something only if nearly all are. */
export function calibration(outcomes) {
  const sure = outcomes.filter(({ suggestion }) => suggestion && suggestion.confidence >= SURE);
  return { sure: sure.length, right: sure.filter((each) => each.outcome === 'right').length };
}

/** Prints each value that was read wrong or missed. */
export function show(results) {
  for (const { style, path: file, outcomes } of results) {
    for (const { field, outcome: became, suggestion, printed } of outcomes) {
      if (became !== 'wrong' && became !== 'missed') continue;
      const was = suggestion ? `${suggestion.value} (${suggestion.confidence.toFixed(2)})` : '-';
      console.log(
        `${became} ${style} ${path.basename(file)}: ${field}: ${was}; printed: ${JSON.stringify(printed)}`,
      );
    }
  }
}
