import type { Unit } from './unit.js';

/** The facts about a figure. */
export interface Figure {
  readonly unit: Unit;
  /** Decimals that are stored: of its column, of what a request may hold, of its rounding. */
  readonly decimals: number;
  /** Decimals that screens and documents show, and that a form's field rounds to when it is left. */
  readonly shown: number;
  /** Largest value that a request may hold; unset: as many digits as a stored figure of its kind can have. */
  readonly limit?: number;
  /** Of a whole figure: a typed fraction is rounded where every other one refuses it. */
  readonly roundsFractions?: true;
  /** Whether a part can lock it to a value that was typed. */
  readonly lockable?: true;
}

/** No shop cuts anything longer than a kilometre. */
const LONGEST_MM = 1_000_000;

const length = { unit: 'mm', decimals: 2, shown: 2 } as const;
const lengthOfPiece = { ...length, limit: LONGEST_MM } as const;
const weight = { unit: 'kg', decimals: 4, shown: 2 } as const;
const money = { unit: 'BRL', decimals: 2, shown: 2 } as const;
/** A figure of a rule's table, in the units of its driver a minute. */
const speed = { decimals: 2, shown: 2, limit: 1_000_000_000 } as const;
const count = { unit: 'pieces', decimals: 0, shown: 0, limit: 100_000 } as const;
const taxRate = { unit: '%', decimals: 2, shown: 2, limit: 100 } as const;

/**
 * Every figure of the product, once. A name is the business field's name on the wire and in the tables; where two
 * tables have a field of one name with different facts, the catalogue's is called by its entry (`bar_weight`).
 * Half-up rounding to `decimals` is the only rounding of a stored figure (docs/pricing.md).
 */
export const FIGURES = {
  // A part.
  thickness: lengthOfPiece,
  width: lengthOfPiece,
  length: lengthOfPiece,
  loss: { unit: '%', decimals: 2, shown: 2, limit: 100_000 },
  quantity: { unit: 'pieces', decimals: 0, shown: 0, limit: 1_000_000_000, roundsFractions: true },
  unit_net_weight: { ...weight, lockable: true },
  net_weight: { ...weight, lockable: true },
  unit_gross_weight: { ...weight, lockable: true },
  gross_weight: { ...weight, lockable: true },
  unit_value: { ...money, lockable: true },
  final_value: { ...money, lockable: true },
  unit_ipi_value: money,
  total_ipi_value: money,
  unit_icms_value: money,
  total_icms_value: money,

  // Figures of its drawing.
  net_area: { unit: 'mm²', decimals: 2, shown: 2 },
  cut_length: length,
  pierces: count,

  // Counts for rules that no measure gives.
  bends: count,
  holes: count,
  weld: lengthOfPiece,

  // A process of a part. A limit of close to two years of minutes.
  time: { unit: 'min', decimals: 0, shown: 0, limit: 1_000_000 },
  // As a rule gives it; `time` is the whole minute above it.
  exact_time: { unit: 'min', decimals: 4, shown: 2, limit: 1_000_000 },
  process_value: money,
  setup: { unit: 'min', decimals: 0, shown: 0, limit: 1_000_000 },
  setup_value: money,

  // A set.
  set_quantity: { unit: 'pieces', decimals: 0, shown: 0, limit: 1_000_000 },

  // An order; a part's markup has the same facts.
  markup: { unit: '%', decimals: 3, shown: 3, limit: 10_000 },
  delivery_value: money,
  service_value: money,
  discount: money,
  total: money,

  // The margin of a part, a set or an order; a loss is negative.
  cost: money,
  material_cost: money,
  process_cost: money,
  contribution: money,
  margin: { unit: '%', decimals: 2, shown: 2 },
  target_margin: { unit: '%', decimals: 2, shown: 2, limit: 99.99 },

  // The catalogue.
  specific_weight: { unit: 'g/mm³', decimals: 6, shown: 6 },
  price_kg: { unit: 'BRL/kg', decimals: 4, shown: 4 },
  sheet_thickness: lengthOfPiece,
  sheet_width: lengthOfPiece,
  sheet_length: lengthOfPiece,
  bar_length: lengthOfPiece,
  bar_weight: { unit: 'kg', decimals: 2, shown: 2 },
  bar_price_kg: { unit: 'BRL/kg', decimals: 4, shown: 2 },
  component_value: money,
  value_per_minute: { unit: 'BRL/min', decimals: 2, shown: 2 },
  ipi: taxRate,
  icms: taxRate,
  /** Every other rate of a tax. */
  tax_rate: taxRate,

  // A rule for minutes.
  handling: { unit: 's', decimals: 2, shown: 2, limit: 86_400 },
  minimum: { unit: 'min', decimals: 4, shown: 2, limit: 10_000 },
  rule_speed: { ...speed, unit: 'per min' },
  speed_mm: { ...speed, unit: 'mm/min' },
  speed_area: { ...speed, unit: 'mm²/min' },
  speed_kg: { ...speed, unit: 'kg/min' },
  speed_pieces: { ...speed, unit: 'pieces/min' },
  pierce_time: { unit: 's', decimals: 2, shown: 2, limit: 3600 },
} as const satisfies Record<string, Figure>;

export type FigureName = keyof typeof FIGURES;

/** The names of the figures that a part can lock. */
export type LockableFigure = {
  [Name in FigureName]: (typeof FIGURES)[Name] extends { lockable: true } ? Name : never;
}[FigureName];

/** The facts about the figure. */
export const figure = (name: FigureName): Figure => FIGURES[name];

/** The lockable figures, units before their totals. */
export const LOCKABLE_FIGURES = Object.keys(FIGURES).filter((name): name is LockableFigure =>
  Boolean(figure(name as FigureName).lockable),
);

export const isLockable = (name: string): name is LockableFigure =>
  LOCKABLE_FIGURES.some((lockable) => lockable === name);
