import { isDeepStrictEqual } from 'node:util';
import type { Type } from '@nestjs/common';
import { IntersectionType } from '@nestjs/swagger';
import { shape } from '../shape.js';
import { Conflict } from '../errors/app-errors.js';
import { messages } from '../i18n/messages.js';
import { wholeNumberField } from './number-fields.js';

/** The version that a change was made on, as it may send it along; see `refuseOlder`. */
export class VersionedInput extends shape({
  version: wholeNumberField({ description: 'The version the change was made on' }),
}) {}

/** The body of a change, where `input` is what creates; `FooInput` becomes `FooChange` in the API's document. */
export function changeOf<Input extends object>(input: Type<Input>): Type<Input & VersionedInput> {
  const change = IntersectionType(input, VersionedInput) as Type<Input & VersionedInput>;
  Object.defineProperty(change, 'name', { value: input.name.replace(/Input$/, 'Change') });
  return change;
}

/**
 * Refuses a save that was made on another version than the one now stored; a save without a version is taken as it is.
 * @throws Conflict
 */
export function refuseOlder(sent: number | null | undefined, stored: number): void {
  if (typeof sent === 'number' && sent !== stored) throw new Conflict(messages.http.changedMeanwhile);
}

/** The version of a record after a save: one that changes none of its fields counts none. */
export function versionAfter(stored: { version: number }, saved: object): number {
  const sent = new Map(Object.entries(saved));
  sent.delete('version');
  const changed = Object.entries(stored).some(
    ([field, value]) => sent.has(field) && !isDeepStrictEqual(sent.get(field), value),
  );
  return changed ? stored.version + 1 : stored.version;
}
