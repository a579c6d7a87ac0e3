import { Identified, indexed, orNull, textColumn, versionColumn } from '../../platform/database/columns.js';
import { shapeWith } from '../../platform/shape.js';

/** Characters of an entry's code. */
export const CODE_LENGTH = 60;

/** The columns of every catalogue. */
export abstract class Entry extends shapeWith(Identified, {
  version: versionColumn(),
}) {}

/** The columns of a catalogue whose entries have codes. */
export abstract class CodedEntry extends shapeWith(Entry, {
  /** The shop's or the supplier's own; unique where it is given. */
  code: indexed(orNull(textColumn(CODE_LENGTH)), { unique: true }),
}) {}
