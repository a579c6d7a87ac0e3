import { Entity } from 'typeorm';
import {
  Identified,
  bigIntegerColumn,
  indexed,
  integerColumn,
  momentColumn,
  orNull,
  textColumn,
} from '../platform/database/columns.js';
import { shapeWith } from '../platform/shape.js';

/** A backup that was made, failed or is being made. */
@Entity('backups')
export class Backup extends shapeWith(Identified, {
  /** The hour that a scheduled one was due in, `YYYY-MM-DDTHH` in Brasília; null for one that was asked for by command. */
  due: indexed(orNull(textColumn(13)), { unique: true }),
  started_at: indexed(momentColumn()),
  /** Null while it is being made, or where its process was killed. */
  ended_at: orNull(momentColumn()),
  file: textColumn(500),
  /** Size of the file; null where there is none. */
  bytes: orNull(bigIntegerColumn()),
  /** Stored objects in it. */
  files: orNull(integerColumn()),
  /** Objects that the database names and storage did not have. */
  missing: orNull(integerColumn()),
  /** Why it failed; null for one that is complete. */
  error: orNull(textColumn(500)),
}) {}
