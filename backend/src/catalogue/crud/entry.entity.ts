import { Index } from 'typeorm';
import { Identified, TextColumn, VersionColumn } from '../../platform/database/columns.js';

/** Characters of an entry's code. */
export const CODE_LENGTH = 60;

/** The columns of every catalogue. */
export abstract class Entry extends Identified {
  @VersionColumn()
  version: number;
}

/** The columns of a catalogue whose entries have codes. */
export abstract class CodedEntry extends Entry {
  /** The shop's or the supplier's own; unique where it is given. */
  @Index({ unique: true })
  @TextColumn(CODE_LENGTH, { nullable: true })
  code: string | null;
}
