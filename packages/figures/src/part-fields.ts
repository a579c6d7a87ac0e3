import { FIGURES, type FigureName } from './figures.js';

/** Facts about one stored field of a part that lists of fields follow from. */
interface PartField {
  /** A request may hold it: `input` is always entered, `lockable` is calculated unless a value is locked, `none` neither. */
  entered: 'input' | 'lockable' | 'none';
  /** Whether changing it changes the quote, which is refused while a customer has to answer. */
  quoted: boolean;
  /** Whether the order's history keeps it as it is stored; entries of the catalogue stand there by their names. */
  history: boolean;
  /**
   * How it counts in a revision's digest. Digests that exist must stay: fields that came with the rules for minutes count
   * `together` where any of them is known, and every later field is `known`, which counts where it has a value.
   */
  digest: 'always' | 'together' | 'known' | 'none';
  /** Whether kits keep it as it is stored. */
  kit: boolean;
  /** Whether taking an earlier part over takes it over. */
  takenOver: boolean;
  /** Whether rules for minutes can be driven by it. */
  drives?: true;
  /** Of a figure: its value in a blank part, and where a request empties it. A figure that can be null is not known then. */
  blank?: 0 | null;
  /** Of a figure: its meaning, for readers of the API. */
  about?: string;
}

const INPUT = {
  entered: 'input',
  quoted: true,
  history: true,
  digest: 'always',
  kit: true,
  takenOver: false,
} as const;
const CHOICE = { ...INPUT, history: false, kit: false, takenOver: true } as const;
const MEASURE = { ...INPUT, takenOver: true, blank: 0 } as const;
/** A figure of each piece that no measure gives. */
const COUNT = { ...MEASURE, digest: 'known', drives: true, blank: null } as const;
/** A count from before digests had fields that count where they are known. */
const FIRST_COUNT = { ...COUNT, digest: 'together' } as const;
const CALCULATED = { ...INPUT, entered: 'none', history: false, kit: false } as const;
const TAX = { ...CALCULATED, blank: 0 } as const;
const WEIGHT = { ...TAX, entered: 'lockable', kit: true } as const;
const VALUE = { ...TAX, entered: 'lockable', history: true } as const;
const ROW = {
  entered: 'none',
  quoted: false,
  history: false,
  digest: 'none',
  kit: false,
  takenOver: false,
} as const;

/** Each stored field of a part, once; the server's compiler compares it with the entity's columns. */
export const PART_FIELDS = {
  id: ROW,
  set_id: ROW,
  position: ROW,
  status: ROW,
  version: ROW,
  type: { ...INPUT, takenOver: true },
  title: INPUT,
  reference: INPUT,
  obs: INPUT,
  unit: INPUT,
  material_id: CHOICE,
  sheet_id: CHOICE,
  bar_id: CHOICE,
  component_id: CHOICE,
  // Null is what its order says. The digest has both by the words that operations had before they were a table.
  operation_id: { ...CHOICE, digest: 'none' },
  customer_material: { ...INPUT, digest: 'none', kit: false, takenOver: true },
  // Null is what the company's profile says.
  origin: { ...INPUT, digest: 'known', kit: false, takenOver: true },
  // The digest has its code.
  ncm_id: { ...CHOICE, digest: 'none' },
  // Files and the cut count by their content (quote-content) and go along with copies of their own.
  content_file_id: ROW,
  previous_file_id: ROW,
  secondary_file_id: ROW,
  cut_choice: ROW,
  thickness: MEASURE,
  width: MEASURE,
  length: MEASURE,
  bends: { ...FIRST_COUNT, about: 'per piece; null is what the drawing says, else not known' },
  holes: { ...FIRST_COUNT, about: 'per piece; null is what the drawing says, else not known' },
  weld: { ...FIRST_COUNT, about: 'of weld per piece; null is not known' },
  true_area: { ...INPUT, history: false, takenOver: true },
  loss: {
    ...MEASURE,
    blank: null,
    about: 'null is 0, or what the blank loses of a part weighed by its true area',
  },
  markup: { ...INPUT, blank: null, about: "null follows the order's" },
  quantity: { ...INPUT, blank: 0 },
  unit_net_weight: WEIGHT,
  net_weight: WEIGHT,
  unit_gross_weight: { ...WEIGHT, history: true },
  gross_weight: WEIGHT,
  unit_value: VALUE,
  final_value: VALUE,
  unit_ipi_value: TAX,
  total_ipi_value: TAX,
  unit_icms_value: TAX,
  total_icms_value: TAX,
  locked_values: CALCULATED,
  price_basis: { ...CALCULATED, quoted: false },
} as const satisfies Record<string, PartField>;

type Fields = typeof PART_FIELDS;
export type PartFieldName = keyof Fields;

/** The names of the fields of which a fact is so. */
export type PartFieldWith<Fact extends keyof PartField, Value extends PartField[Fact]> = {
  [Name in PartFieldName]: Fields[Name] extends Readonly<Record<Fact, Value>> ? Name : never;
}[PartFieldName];

const NAMES = Object.keys(PART_FIELDS) as PartFieldName[];

/** The fields of which a fact has this value, in the order of their declaration. */
export function partFieldsWith<Fact extends keyof PartField, const Value extends PartField[Fact]>(
  fact: Fact,
  value: Value,
): PartFieldWith<Fact, Value>[] {
  const facts: Readonly<Record<PartFieldName, PartField>> = PART_FIELDS;
  return NAMES.filter((name): name is PartFieldWith<Fact, Value> => facts[name][fact] === value);
}

/** The fields of a part that are figures. */
export type PartFigure = Extract<PartFieldName, FigureName>;

const isFigure = <Name extends string>(name: Name): name is Name & FigureName => name in FIGURES;

export const PART_FIGURES: readonly PartFigure[] = NAMES.filter(isFigure);

/** The figures of which a fact has this value, in the order of their declaration. */
export const partFiguresWith = <Fact extends keyof PartField, const Value extends PartField[Fact]>(
  fact: Fact,
  value: Value,
) => partFieldsWith(fact, value).filter(isFigure);

/** The figures that a request may hold. */
export type EnteredFigure = PartFigure & PartFieldWith<'entered', 'input' | 'lockable'>;

export const ENTERED_FIGURES: readonly EnteredFigure[] = PART_FIGURES.filter(
  (name): name is EnteredFigure => PART_FIELDS[name].entered !== 'none',
);

/** The figures of a piece that rules for minutes count, beside its measures. */
export type PartCount = PartFieldWith<'drives', true>;

export const PART_COUNTS: readonly PartCount[] = partFieldsWith('drives', true);

export const isPartCount = (name: string): name is PartCount => PART_COUNTS.some((count) => count === name);

/** A part's counts; null is not known. */
export type PartCounts = Record<PartCount, number | null>;

/** Whether the figure may be null. */
export const isNullable = (name: PartFigure): boolean => PART_FIELDS[name].blank === null;

/** The meaning of the figure, where its name and unit don't say it. */
export function aboutFigure(name: PartFigure): { description?: string } {
  const { about }: PartField = PART_FIELDS[name];
  return about === undefined ? {} : { description: about };
}

/** A part's figures as they are stored. */
export type PartFigureValues = {
  [Name in PartFigure]: Fields[Name]['blank'] extends null ? number | null : number;
};

/** A value for each of these names. */
export const byName = <Name extends string, Value>(
  names: readonly Name[],
  valueOf: (name: Name) => Value,
): Record<Name, Value> =>
  Object.fromEntries(names.map((name) => [name, valueOf(name)])) as Record<Name, Value>;

/** These fields of the row. */
export const pickFields = <Row extends object, Name extends keyof Row & string>(
  row: Row,
  names: readonly Name[],
): Pick<Row, Name> => byName(names, (name) => row[name]) as Pick<Row, Name>;

/** The figures of a part that nothing was entered of. */
export const BLANK_FIGURES = byName(PART_FIGURES, (name) => PART_FIELDS[name].blank) as PartFigureValues;
