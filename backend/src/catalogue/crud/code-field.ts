import { TextField } from '../../platform/http/fields.js';

/** Characters of an entry's code. */
export const CODE_LENGTH = 60;

/** The code by which the shop or a supplier calls an entry; optional. */
export const CodeField = (): PropertyDecorator =>
  TextField({
    max: CODE_LENGTH,
    description: 'The shop’s or the supplier’s own code; unique where it is given',
  });
