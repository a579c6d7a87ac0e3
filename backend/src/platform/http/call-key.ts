import { shape } from '../shape.js';
import { textField } from './fields.js';

/** Inputs of calls that make something each time they are sent. */
export class NamedCall extends shape({
  key: textField({
    max: 64,
    description:
      'A name that the sender gives the call, made by chance. Sent again under it within days, the call answers what it made, as ' +
      'it is by now, and makes nothing while any of that is left',
  }),
}) {}
