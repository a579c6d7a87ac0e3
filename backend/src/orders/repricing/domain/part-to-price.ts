import {
  byName,
  LOCKABLE_FIGURES,
  type EnteredFigure,
  PART_COUNTS,
  type PartCounts,
  type PartFigureValues,
  pickFields,
} from '@forja/figures';
import { drawnFigures, type CutFigures } from '../../../files/flat-pattern/domain/cut-choice.js';
import type { FlatPattern } from '../../../files/flat-pattern/domain/flat-pattern.js';
import {
  choiceIds,
  type ChoiceIds,
  type PartChoices,
} from '../../../pricing/domain/basis/catalogue-figures.js';
import type { PriceBasis } from '../../../pricing/domain/basis/price-basis.js';
import type { PartGeometry } from '../../../pricing/domain/minutes/driver.js';
import type { RuleVersions } from '../../../pricing/domain/minutes/time-rule.js';
import type { PartInput } from '../../../pricing/domain/part/part-input.js';
import type { PartType } from '../../../pricing/domain/part-type.js';
import { namedOperation } from '../../../pricing/domain/taxes/operations.js';

/** A process row as it is calculated and stored; a null value takes time × the process's rate. */
export interface RowToPrice {
  process_id: number | null;
  /** Minutes. */
  time: number;
  /** BRL per piece. */
  final_value: number | null;
  /** Minutes per lot; null follows the process's. */
  setup: number | null;
  /** Its minutes follow the rule of its process. */
  rule: boolean;
  /** Minutes as the rule gave them; null where none did. */
  exact_time: number | null;
  /** Whether its value was typed; null: as comparing it with time × rate says. */
  typed_value: boolean | null;
}

/** The fields of a part that its price depends on, and those that a price replaces. mm, kg, BRL, percent. */
export interface PartToPrice extends Pick<PartFigureValues, EnteredFigure>, ChoiceIds {
  type: PartType | null;
  /** Null: as its order is sold, or as what is made of the customer's material. */
  operation_id?: number | null;
  /** Its material costs nothing: the customer brings it. */
  customer_material?: boolean;
  /** Of its goods, 0 to 8; null: the company's. */
  origin?: number | null;
  /** Weighed by the area of its drawing instead of by width × length. */
  true_area: boolean;
  content_file?: { flat_pattern: FlatPattern | null } | null;
  /** The cut where contours of its drawing are left out. */
  cut_choice?: CutFigures | null;
  /** How often its set is made: setups are spread over all pieces. */
  set_quantity: number;
  locked_values: readonly string[];
  /** The catalogue's figures of its last calculation; null for a part that never had one. */
  price_basis: PriceBasis | null;
  /** In their order. */
  processes: readonly RowToPrice[];
  /** The versions of rules that its basis names, and today's of its processes; without them rows keep their minutes. */
  rules?: RuleVersions | undefined;
}

/** The entries of the catalogue that a part names. */
export function choicesOf(part: PartToPrice): PartChoices {
  return {
    type: part.type,
    ...choiceIds((choice) => part[`${choice}_id`]),
    operation_id: namedOperation(part),
    origin: part.origin,
    process_ids: part.processes.map(({ process_id }) => process_id),
  };
}

/** The figures of the part's drawing that its price follows from; null where it is no DXF. */
export const drawnOf = ({ content_file, cut_choice }: Pick<PartToPrice, 'content_file' | 'cut_choice'>) =>
  drawnFigures(content_file?.flat_pattern, cut_choice);

/** The figures that rules take from the part's drawing and fields: a count of its own comes before the drawing's. */
function geometryOf(part: PartToPrice): PartGeometry {
  const drawn = drawnOf(part);
  const drawnCounts: Partial<PartCounts> = { bends: drawn?.bends ?? null, holes: drawn?.holes ?? null };
  return {
    cut: drawn && { length: drawn.cut_length, pierces: drawn.pierces },
    net_area: drawn?.net_area ?? null,
    ...byName(PART_COUNTS, (name) => part[name] ?? drawnCounts[name] ?? null),
  };
}

/** The processes of rows that follow a rule. */
export const ruledProcesses = ({ processes }: Pick<PartToPrice, 'processes'>): ReadonlySet<number> =>
  new Set(processes.flatMap((row) => (row.rule && row.process_id !== null ? [row.process_id] : [])));

/** The input of a calculation with its rules, which give their rows minutes anew. */
export function ruledInputOf(part: PartToPrice): PartInput {
  const { rules } = part;
  return rules ? { ...inputOf(part), minutes: { rules, geometry: geometryOf(part) } } : inputOf(part);
}

/** The input of a calculation besides the price basis; rows keep their minutes. */
export function inputOf(part: PartToPrice): PartInput {
  return {
    type: part.type,
    customer_material: part.customer_material ?? false,
    thickness: part.thickness,
    width: part.width,
    length: part.length,
    net_area: part.true_area ? (drawnOf(part)?.net_area ?? null) : null,
    loss: part.loss,
    markup: part.markup,
    quantity: part.quantity,
    set_quantity: part.set_quantity,
    locked_values: part.locked_values,
    ...pickFields(part, LOCKABLE_FIGURES),
    processes: part.processes,
  };
}
