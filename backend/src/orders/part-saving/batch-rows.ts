import { setImmediate } from 'node:timers/promises';
import { AppError, Conflict, Invalid, type FieldErrors } from '../../platform/errors/app-errors.js';
import { bodyChecker } from '../../platform/http/validation.js';
import { messages } from '../../platform/i18n/messages.js';
import { EditedPartDto } from './parts-batch.dto.js';
import { partsBatchTexts } from './parts-batch.texts.js';
import type { RefusedPartView } from './part-saving.view.js';

/** A row of the request on its way to being stored. */
export interface Row {
  index: number;
  /** The part that it names; null for one that it adds. */
  id: number | null;
  title: string | null;
}

/** A row that stays without effect. */
export interface Refused extends Row {
  error: AppError;
}

/** A row that is right by itself. */
export interface CheckedRow extends Row {
  dto: EditedPartDto;
  /** The set that its part has to be in; unset: any of the order. */
  inSet?: number;
}

const checkPart = bodyChecker(EditedPartDto);

/** @throws Invalid */
async function checkedRow({ raw, ...row }: Row & { raw: unknown }): Promise<CheckedRow> {
  // A thousand parts with their processes are checked for seconds: other requests come in between.
  await setImmediate();
  const dto = await checkPart(raw);
  const id = dto.id ?? null;
  if (id === null && (typeof dto.set_id !== 'number' || (dto.remove === true && !dto.key))) {
    throw Invalid.field('id', messages.validation.required);
  }
  return { ...row, id, dto };
}

function idOf(raw: unknown): number | null {
  const id = typeof raw === 'object' && raw !== null && 'id' in raw ? raw.id : null;
  return typeof id === 'number' && Number.isInteger(id) ? id : null;
}

/**
 * The rows of a request, each checked by itself; a wrong one goes to the refused ones.
 * @throws Invalid for a part or a key that is named twice: which of two states counts would be a guess
 */
export async function checkedRows(parts: readonly unknown[], refused: Refused[]): Promise<CheckedRow[]> {
  const rows = parts.map((raw, index) => ({ index, raw, id: idOf(raw), title: null }));
  const checked = await each(rows, refused, checkedRow);
  const known = new Set<number>();
  const keys = new Set<string>();
  for (const { index, id, dto } of checked) {
    const key = id === null ? dto.key : null;
    if (typeof key === 'string') {
      if (keys.has(key)) throw Invalid.field(`parts.${String(index)}.key`, partsBatchTexts.keyTwice);
      keys.add(key);
    }
    if (id === null) continue;
    if (known.has(id)) throw Invalid.field(`parts.${String(index)}.id`, partsBatchTexts.twice);
    known.add(id);
  }
  return checked;
}

/** Takes each row a step further; a row that the step refuses goes to the refused ones. */
export async function each<R extends Row, T>(
  rows: readonly R[],
  refused: Refused[],
  step: (row: R, index: number) => T | Promise<T>,
): Promise<T[]> {
  const passed: T[] = [];
  for (const [place, row] of rows.entries()) {
    try {
      passed.push(await step(row, place));
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      const { index, id, title } = row;
      refused.push({ index, id, title, error });
    }
  }
  return passed;
}

/** The answer of a call that stores all or none, where rows are refused. */
export function refusalOf(refused: readonly Refused[]): AppError {
  const sorted = [...refused].sort((one, other) => one.index - other.index);
  const first = sorted.find(({ error }) => error instanceof Conflict) ?? sorted[0];
  if (!first) throw new Error('Nothing was refused');
  const { index, title, error } = first;
  const of = title ?? partsBatchTexts.line(index + 1);
  const message = partsBatchTexts.ofPart(of, error.message);
  const fields: FieldErrors = {};
  for (const row of sorted) {
    for (const [field, texts] of Object.entries(fieldsOf(row.error))) {
      fields[`parts.${String(row.index)}.${field}`] = texts;
    }
  }
  return error instanceof Conflict ? new Conflict(message, fields) : new Invalid(message, fields);
}

/** A refusal that names no field is about the part, or its version. */
function fieldsOf(error: AppError): FieldErrors {
  return error.errors ?? { [error instanceof Conflict ? 'version' : 'id']: [error.message] };
}

export const toRefusedView = ({ index, id, error }: Refused): RefusedPartView => ({
  index,
  id,
  status: error.status,
  message: error.message,
  errors: fieldsOf(error),
});
