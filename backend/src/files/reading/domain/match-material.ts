/** Grades that are one steel, aluminium or plastic under several names; written as `gradesIn` writes them. */
const SAME: readonly (readonly string[])[] = [
  ['304', '1.4301', 'x5crni18-10', 'a2'],
  ['304l', '1.4307'],
  ['316', '1.4401', 'a4'],
  ['316l', '1.4404'],
  ['430', '1.4016'],
  ['420', '1.4021'],
  ['1010'],
  ['8620', '1.6523'],
  ['z275', 'galvanizado', 'galvanizada'],
  ['1020', '1.0402', 'c22'],
  ['1045', '1.0503', 'c45'],
  ['cf53', '1.1213'],
  ['4140', '1.7225', '42crmo4'],
  ['4340', '1.6565'],
  ['s235', 's235jr', 'st37', '1.0038'],
  ['s355', 's355jr', 'st52', '1.0577'],
  ['a36'],
  ['6082', 'almgsi1', '3.2315'],
  ['6061', '3.3211'],
  ['6063', 'almgsi0.5', '3.3206'],
  ['5052', '3.3523'],
  ['5083', '3.3547'],
  ['5754', 'almg3', '3.3535'],
  ['1050', '3.0255'],
  ['1100'],
  ['1200'],
  ['pom', 'poliacetal', 'acetal', 'delrin'],
  ['pa6', 'pa66', 'nylon', 'nailon', 'poliamida'],
  ['pead', 'hdpe'],
  ['ptfe', 'teflon'],
  ['latao', 'brass'],
  ['cobre', 'copper'],
  ['bronze'],
];

const groupOf = new Map(SAME.flatMap((names, group) => names.map((name) => [name, group] as const)));

const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .replace(/(\d),(\d)/g, '$1.$2');

/** Aluminium 1200 is no steel 1020, and a steel of four digits is no aluminium of the same. */
const isAluminium = (text: string): boolean => /\b(al|alu|aluminio|aluminium|aw)\b|\baw-?\d|almg/.test(text);

const isSteel = (text: string): boolean => /\b(aco|sae|aisi|steel|stahl|inox)\b/.test(text);

/** The groups of grades that a text names. */
function gradesIn(text: string): Set<number> {
  const words = plain(text).match(/[a-z0-9.]+(?:-[a-z0-9]+)*/g) ?? [];
  const parts = words.flatMap((word) => [word, ...word.split('-')]).map((word) => word.replace(/\.+$/, ''));
  return new Set(parts.flatMap((word) => groupOf.get(word) ?? []));
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
  if (grades.size !== 1) return null;
  const matching = catalogue.filter(({ name }) => {
    const [grade, ...others] = gradesIn(name);
    const one = grade !== undefined && others.length === 0 && grades.has(grade);
    const kind = plain(name);
    return one && !(isAluminium(wanted) && isSteel(kind)) && !(isSteel(wanted) && isAluminium(kind));
  });
  const [first] = matching;
  if (!first) return null;
  return { id: first.id, confidence: matching.length === 1 ? 0.9 : 0.6 };
}
