import { decimal, shape, type Property } from '../../platform/shape.js';
import { textField } from '../../platform/http/fields.js';
import { CODE_LENGTH } from './entry.entity.js';

/** The code by which the shop or a supplier calls an entry; optional. */
export const codeField = () =>
  textField({
    max: CODE_LENGTH,
    description: 'The shop’s or the supplier’s own code; unique where it is given',
  });

/** The fields that every answered entry has beside those of its request. */
export class StoredEntry extends shape({
  id: decimal(),
  version: decimal(),
}) {}

/** The record that an entry names: each answer has it, and the entry's row does not. */
export const joined = <T>(named: Property<T>) => ({ ...named, optional: true as const });
