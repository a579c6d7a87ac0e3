import { exact } from '../numbers/exact.js';
import type { Decimal, Figure } from '../numbers/exact.js';
import type { NumericField } from '../numbers/decimals.js';
import { LOCKABLE_FIELDS, readLocks } from './locks.js';
import type { LockableField } from './locks.js';
import type { PartInput } from './part-input.js';
import type { PartType } from './part-type.js';
import type { ProcessRow } from './process-row.js';
import { roundToField } from '../numbers/rounding.js';

/** A part's inputs as exact decimals, in the decimals in which they are stored. */
export interface ExactPart {
  type: PartType | null;
  thickness: Decimal;
  width: Decimal;
  length: Decimal;
  /** mm²; 0 is weighed by the rectangle. */
  net_area: Decimal;
  /** null where none was given, which counts as 0 save for a part weighed by its true area. */
  loss: Decimal | null;
  markup: Decimal | null;
  quantity: Decimal;
  /** The values of the locked fields; a field that is not locked is not there. */
  locked: ReadonlyMap<LockableField, Decimal>;
  processes: readonly ProcessRow[];
}

/**
 * Rounding the inputs first makes a calculation from what is stored repeat the one that was stored.
 * @throws UnknownLockedValue
 */
export function readPart(input: PartInput): ExactPart {
  const locks = readLocks(input.locked_values ?? []);
  const markup = input.markup ?? null;
  const loss = input.loss ?? null;
  return {
    type: input.type,
    thickness: read('thickness', input.thickness),
    width: read('width', input.width),
    length: read('length', input.length),
    net_area: read('net_area', input.net_area),
    loss: loss === null ? null : read('loss', loss),
    markup: markup === null ? null : read('markup', markup),
    quantity: read('quantity', input.quantity),
    locked: new Map(
      LOCKABLE_FIELDS.filter((field) => locks.has(field)).map((field) => [field, read(field, input[field])]),
    ),
    processes: input.processes ?? [],
  };
}

/** The value of a locked field, null where it is not locked. */
export function lockedValue(part: ExactPart, field: LockableField): Decimal | null {
  return part.locked.get(field) ?? null;
}

function read(field: NumericField, value: Figure): Decimal {
  return roundToField(field, exact(value));
}
