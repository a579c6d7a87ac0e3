import { DUAL, FAMILIES, STANDARDS } from './material-standards.js';

const groupOf = new Map(STANDARDS.flatMap((names, group) => names.map((name) => [name, group] as const)));

const groupsOf = (names: readonly string[]): number[] => names.flatMap((name) => groupOf.get(name) ?? []);

const familyOf = new Map(
  FAMILIES.flatMap(([family, grades]) =>
    groupsOf([family]).map((group) => [group, groupsOf(grades)] as const),
  ),
);

const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .replace(/(\d),(\d)/g, '$1.$2');

/** Aluminium 1200 is no steel 1020, and a steel of four digits is no aluminium of the same. */
const isAluminium = (text: string): boolean => /\b(al|alu|aluminio|aluminium|aw)\b|\baw-?\d|almg/.test(text);

const isSteel = (text: string): boolean => /\b(aco|sae|aisi|steel|stahl|inox)\b/.test(text);

/** Words before a grade that belong to its standard. */
const STANDARD = '(?:aisi|sae|astm|inox|sus|ss|aw|al|aco|steel|edelstahl|stahl|type|tipo)';

/** Measures are no grades: `1200 mm`, `2 x 1000 x 3000`, also where a grade of that number exists. */
const MEASURES = new RegExp(
  `(?<!${STANDARD}[ -]?)\\b\\d+(?:\\.\\d+)?(?: ?[x×] ?\\d+(?:\\.\\d+)?)+|\\b\\d+(?:\\.\\d+)? ?mm\\b`,
  'g',
);

/** One way to write what is written in several: `PA 6.6`, `Nylon 66`, `Hardox 450`, `6082T6`. */
const written = (text: string): string =>
  plain(text)
    .replace(MEASURES, ' ')
    .replace(/\b(?:pa|nylon|nailon|poliamida|polyamide?) ?-?(6\.6|66)(?![\d.])/g, 'pa66')
    .replace(/\b(?:pa|nylon|nailon|poliamida|polyamide?) ?-?6(?![\d.])/g, 'pa6')
    .replace(/\bhardox ?-?(\d{3})/g, 'hardox$1')
    .replace(new RegExp(`\\b${STANDARD}-?(\\d{3,4}[a-z]{0,2})\\b`, 'g'), ' $1 ')
    .replace(/\b(\d{4})(?:t\d{1,3}|h\d{2,3})\b/g, '$1');

/** A number of three digits is a stainless steel's only where the text says so, or is nothing else. */
const NUMBER = /^\d{3}$/;
const STAINLESS =
  /\b(aisi|astm|sae|sus|ss|inox\w*|stainless|edelstahl|aco|steel|stahl|acciaio|acier|acero|type|tipo)(?=\b|\d)/;

/** The groups of grades that a text names. */
function gradesIn(text: string): Set<number> {
  const words = written(text).match(/[a-z0-9.]+(?:-[a-z0-9]+)*/g) ?? [];
  const parts = words.flatMap((word) => [word, ...word.split('-')]).map((word) => word.replace(/\.+$/, ''));
  const stainless = words.length === 1 || STAINLESS.test(plain(text));
  return new Set(
    parts.filter((word) => stainless || !NUMBER.test(word)).flatMap((word) => groupOf.get(word) ?? []),
  );
}

const DUAL_GROUPS = DUAL.map(groupsOf);

/** Whether the grades are one, or the two of a dual certificate. */
const isOne = (grades: ReadonlySet<number>): boolean =>
  grades.size === 1 ||
  DUAL_GROUPS.some((pair) => grades.size === pair.length && pair.every((each) => grades.has(each)));

/** The grades and their families: a drawing may name the family alone. */
function withFamily(grades: ReadonlySet<number>): Set<number> {
  return new Set([...grades].flatMap((grade) => [grade, ...(familyOf.get(grade) ?? [])]));
}

/**
 * The catalogue's material that a drawing means. Grades decide, whatever stands around them ('EN AW-6082 T6'); another
 * grade never matches.
 * @param catalogue the materials by id and name
 * @returns the only one of its grade, or the first of several that are named the same way; null where none is
 */
export function matchMaterial(
  text: string,
  catalogue: readonly { id: number; name: string }[],
): { id: number; confidence: number } | null {
  const wanted = plain(text).trim();
  const same = catalogue.find(({ name }) => plain(name).trim() === wanted);
  if (same) return { id: same.id, confidence: 1 };
  const grades = gradesIn(text);
  if (!isOne(grades)) return null;
  const fitting = withFamily(grades);
  const matching = catalogue.filter(({ name }) => {
    const own = gradesIn(name);
    const fits = isOne(own) && [...own].some((grade) => fitting.has(grade));
    const kind = plain(name);
    return fits && !(isAluminium(wanted) && isSteel(kind)) && !(isSteel(wanted) && isAluminium(kind));
  });
  const [first, ...others] = matching;
  if (!first || (others.length > 0 && fitting.size > grades.size)) return null;
  return { id: first.id, confidence: others.length === 0 ? 0.9 : 0.6 };
}
