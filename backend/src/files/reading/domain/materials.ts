/**
 * Grades that are one material under several names, as `gradesIn` writes them: SAE/AISI/ASTM, EN numbers (1.xxxx, 3.xxxx), EN
 * and older DIN names. Only grades that the standards put side by side stand in one row: those of EN 10025-2, EN 10088-1,
 * EN 10130, EN 10083, EN 573-3 with their numbers, and the SAE grades of the same composition.
 */
export const STANDARDS: readonly (readonly string[])[] = [
  // Stainless steels
  ['303', '1.4305', 'x8crnis18-9', 'x10crnis18-9'],
  ['304', '1.4301', 'x5crni18-10'],
  ['304l', '1.4307', 'x2crni18-9'],
  ['310s', '1.4845', 'x8crni25-21'],
  ['316', '1.4401', 'x5crnimo17-12-2'],
  ['316l', '1.4404', 'x2crnimo17-12-2'],
  ['316ti', '1.4571', 'x6crnimoti17-12-2'],
  ['321', '1.4541', 'x6crniti18-10'],
  ['409', '1.4512', 'x2crti12'],
  ['410', '1.4006', 'x12cr13'],
  ['420', '1.4021', 'x20cr13'],
  ['430', '1.4016', 'x6cr17'],
  ['440c', '1.4125', 'x105crmo17'],
  ['17-4ph', '1.4542', 'x5crnicunb16-4'],
  ['2205', '1.4462', 'x2crnimon22-5-3'],
  // Structural and sheet steels
  ['s235', 's235jr', 'st37', 'st37-2', '1.0038'],
  ['s275', 's275jr', 'st44', '1.0044'],
  ['s355', 's355jr', '1.0045'],
  ['s355j2', 's355j2g3', 'st52', 'st52-3', '1.0570', '1.0577'],
  ['dc01', 'st12', '1.0330'],
  ['dc03', '1.0347'],
  ['dc04', 'st14', '1.0338'],
  ['dd11', 'stw22', '1.0332'],
  ['a36'],
  ['z275', 'galvanizado', 'galvanizada'],
  ['hardox400'],
  ['hardox450'],
  ['hardox500'],
  // Steels for machining and heat treatment
  ['1006'],
  ['1008'],
  ['1010'],
  ['1018'],
  ['1020', '1.0402', 'c22'],
  ['1030'],
  ['1045', '1.0503', 'c45', 'c45e', 'ck45', '1.1191'],
  ['1060'],
  ['1070'],
  ['cf53', '1.1213'],
  ['12l14', '11smnpb30', '9smnpb28', '1.0718'],
  ['16mncr5', '1.7131'],
  ['4140', '42crmo4', '1.7225'],
  ['4340', '1.6565'],
  ['8620', '1.6523'],
  ['52100', '100cr6', '1.3505'],
  ['h13', 'x40crmov5-1', '1.2344'],
  // Aluminium
  ['1050', '1050a', 'al99.5', '3.0255'],
  ['1100'],
  ['1200', 'al99.0', '3.0205'],
  ['2024', 'alcu4mg1', '3.1355'],
  ['3003'],
  ['5005', 'almg1', '3.3315'],
  ['5052', 'almg2.5', '3.3523'],
  ['5083', 'almg4.5mn', '3.3547'],
  ['5754', 'almg3', '3.3535'],
  ['6060', 'almgsi0.5', '3.3206'],
  ['6061', 'almg1sicu', '3.3211'],
  ['6063', 'almg0.7si'],
  ['6082', 'almgsi1', '3.2315'],
  ['7075', 'alzn5.5mgcu', '3.4365'],
  // Plastics
  ['pom', 'poliacetal', 'acetal', 'delrin'],
  ['pa6'],
  ['pa66'],
  ['nylon', 'nailon', 'poliamida', 'polyamide', 'polyamid'],
  ['pead', 'hdpe'],
  ['ptfe', 'teflon'],
  ['peek'],
  ['pmma', 'acrilico', 'plexiglas'],
  ['policarbonato', 'polycarbonate'],
  // Copper and its alloys
  ['latao', 'brass', 'messing'],
  ['cobre', 'copper'],
  ['bronze'],
];

/** Names of a family without a grade, and the grades that it may mean. */
export const FAMILIES: readonly (readonly [family: string, grades: readonly string[]])[] = [
  ['nylon', ['pa6', 'pa66']],
];

/** Grades of one row of dual certificates: what is both may be used for either ('AISI 304/304L'). */
const DUAL: readonly (readonly [string, string])[] = [
  ['304', '304l'],
  ['316', '316l'],
];

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

const words = (...lines: string[]): string => lines.join('|').replaceAll(' ', '|');

/** Materials of parts; one of them at least. */
const MATERIAL = words(
  'aco acos inox steel stahl edelstahl acero acier acciaio aluminio aluminium aluminum alu',
  'latao brass messing laton laiton ottone cobre copper kupfer bronze bronce nylon nailon poliamida polyamide pom delrin acetal',
  'acrilico acrylic pmma plexiglas policarbonato polycarbonate ptfe teflon uhmw hdpe pead peek mdf madeira madera wood holz bois',
  'legno compensado plywood multiplex borracha rubber titanium titanio',
);

/** Words beside a material: kinds of it, forms that it comes in, standards and grades. */
const BESIDE = words(
  'stainless mild carbon carbono inoxidavel inoxidable galvanizado galvanizada galvanized zincado cold hot rolled laminado laminada',
  'a frio quente tool spring mola black preto white branco clear transparente anodized anodizado chapa chapas sheet sheets plate',
  'plates blech tole lamiera bar barra rod round flat grade type tipo sae aisi astm abnt nbr en aw din of de do em thick mm esp',
);

const WORD = new RegExp(
  `^(?:${MATERIAL}|${BESIDE}|\\d{1,2}(?:[.,]\\d+)?(?:mm)?|[a-z]{0,3}-?\\d{3,4}[a-z]{0,3}|\\d\\.\\d{4}|[th]\\d{1,3}|s\\d{3}[a-z]\\w?)$`,
);
const NOUN = new RegExp(`^(?:${MATERIAL})$`);

const MOST_WORDS = 7;

const plainWords = (text: string): string[] =>
  text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .split(/[\s()/,;-]+/)
    .filter((word) => word !== '');

/** Whether a text names a material and says nothing else: `Stainless steel`, `Chapa de aço 2 mm`, `Aluminium 7075`. */
export function namesMaterial(text: string): boolean {
  const parts = plainWords(text);
  return (
    parts.length <= MOST_WORDS &&
    parts.some((word) => NOUN.test(word)) &&
    parts.every((word) => WORD.test(word))
  );
}

/** Whether a short text names a material, whatever it says besides: `Acrylic plastic`, after words that say that it is one. */
export function mentionsMaterial(text: string): boolean {
  const parts = plainWords(text);
  return parts.length <= MOST_WORDS && parts.some((word) => NOUN.test(word));
}
