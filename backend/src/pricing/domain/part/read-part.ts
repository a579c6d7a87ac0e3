import type { FigureName, LockableFigure } from '@forja/figures';
import { term } from '../explanation/derivation.js';
import type { Term } from '../explanation/derivation.js';
import { INPUT_NAMES } from '../explanation/step-texts.js';
import { exact } from '../numbers/exact.js';
import type { Decimal, Figure } from '../numbers/exact.js';
import { roundToField } from '../numbers/rounding.js';
import { readLocks } from './locks.js';
import { lotOf } from './lot.js';
import type { LockedValues } from './locks.js';
import type { MinutesSource, PartInput } from './part-input.js';
import type { PartType } from '../part-type.js';
import type { ProcessRow } from './process-row.js';

/** A part's inputs as exact decimals, in the decimals in which they are stored. */
export interface ExactPart {
  type: PartType | null;
  customer_material: boolean;
  thickness: Decimal;
  width: Decimal;
  length: Decimal;
  /** mm²; 0 is weighed by the rectangle. */
  net_area: Decimal;
  /** null where none was given, which counts as 0 save for a part weighed by its true area. */
  loss: Decimal | null;
  markup: Decimal | null;
  quantity: Term;
  /** Pieces that are set up for together, at least one. */
  lot: Term;
  locked: LockedValues;
  processes: readonly ProcessRow[];
  /** null: rows with a rule keep their minutes. */
  minutes: MinutesSource | null;
}

/**
 * Parses each input once. Rounding them first makes a calculation from what is stored repeat the one that was stored.
 * @throws UnknownLockedValue
 */
export function readPart(input: PartInput): ExactPart {
  const quantity = read('quantity', input.quantity);
  return {
    type: input.type,
    customer_material: input.customer_material ?? false,
    thickness: read('thickness', input.thickness),
    width: read('width', input.width),
    length: read('length', input.length),
    net_area: read('net_area', input.net_area),
    loss: readOptional('loss', input.loss),
    markup: readOptional('markup', input.markup),
    quantity: term(INPUT_NAMES.quantity, quantity, 'quantity'),
    lot: lotOf(quantity, read('set_quantity', input.set_quantity)),
    locked: readLocked(input),
    processes: input.processes ?? [],
    minutes: input.minutes ?? null,
  };
}

function readLocked(input: PartInput): LockedValues {
  const locked: Partial<Record<LockableFigure, Decimal>> = {};
  for (const field of readLocks(input.locked_values ?? [])) locked[field] = read(field, input[field]);
  return locked;
}

function readOptional(field: FigureName, value: Figure): Decimal | null {
  return value === null || value === undefined ? null : read(field, value);
}

function read(field: FigureName, value: Figure): Decimal {
  return roundToField(field, exact(value));
}
