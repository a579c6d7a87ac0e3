/** Facts about one stored field of a part that lists of fields follow from. */
interface PartField {
  /** A request may hold it: `input` is always entered, `lockable` is calculated unless a value is locked, `none` neither. */
  entered: 'input' | 'lockable' | 'none';
  /** Whether changing it changes the quote, which is refused while a customer has to answer. */
  quoted: boolean;
  /** Whether the order's history keeps it as it is stored; entries of the catalogue stand there by their names. */
  history: boolean;
  /** How it counts in a revision's digest: `counted` fields all together where any is known, so that older digests stay. */
  digest: 'always' | 'counted' | 'none';
  /** Whether kits keep it as it is stored. */
  kit: boolean;
}

const INPUT = { entered: 'input', quoted: true, history: true, digest: 'always', kit: true } as const;
const COUNT = { ...INPUT, digest: 'counted' } as const;
const CHOICE = { ...INPUT, history: false, kit: false } as const;
const CALCULATED = { ...INPUT, entered: 'none', history: false, kit: false } as const;
const WEIGHT = { ...CALCULATED, entered: 'lockable', kit: true } as const;
const VALUE = { ...CALCULATED, entered: 'lockable', history: true } as const;
const ROW = { entered: 'none', quoted: false, history: false, digest: 'none', kit: false } as const;

/** Each stored field of a part, once; the server's compiler compares it with the entity's columns. */
export const PART_FIELDS = {
  id: ROW,
  set_id: ROW,
  position: ROW,
  status: ROW,
  version: ROW,
  type: INPUT,
  title: INPUT,
  reference: INPUT,
  obs: INPUT,
  unit: INPUT,
  material_id: CHOICE,
  sheet_id: CHOICE,
  bar_id: CHOICE,
  component_id: CHOICE,
  // The digest has its code.
  ncm_id: { ...CHOICE, digest: 'none' },
  // Files and the cut count by their content (quote-content) and go along with copies of their own.
  content_file_id: ROW,
  previous_file_id: ROW,
  secondary_file_id: ROW,
  cut_choice: ROW,
  thickness: INPUT,
  width: INPUT,
  length: INPUT,
  true_area: { ...INPUT, history: false },
  bends: COUNT,
  holes: COUNT,
  weld: COUNT,
  loss: INPUT,
  markup: INPUT,
  quantity: INPUT,
  unit_net_weight: WEIGHT,
  net_weight: WEIGHT,
  unit_gross_weight: { ...WEIGHT, history: true },
  gross_weight: WEIGHT,
  unit_value: VALUE,
  final_value: VALUE,
  unit_ipi_value: CALCULATED,
  total_ipi_value: CALCULATED,
  unit_icms_value: CALCULATED,
  total_icms_value: CALCULATED,
  locked_values: CALCULATED,
  price_basis: { ...CALCULATED, quoted: false },
} as const satisfies Record<string, PartField>;

type Fields = typeof PART_FIELDS;
export type PartFieldName = keyof Fields;

/** The names of the fields of which a fact is so. */
export type PartFieldWith<Fact extends keyof PartField, Value extends PartField[Fact]> = {
  [Name in PartFieldName]: Fields[Name][Fact] extends Value ? Name : never;
}[PartFieldName];

/** The fields of which a fact has this value, in the order of their declaration. */
export function partFieldsWith<Fact extends keyof PartField, const Value extends PartField[Fact]>(
  fact: Fact,
  value: Value,
): PartFieldWith<Fact, Value>[] {
  const names = Object.keys(PART_FIELDS) as PartFieldName[];
  return names.filter((name): name is PartFieldWith<Fact, Value> => PART_FIELDS[name][fact] === value);
}
