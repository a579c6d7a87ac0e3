import { Entity, Index } from 'typeorm';
import {
  BigIntegerColumn,
  Identified,
  IntegerColumn,
  MomentColumn,
  TextColumn,
} from '../platform/database/columns.js';

/** A backup that was made, failed or is being made. */
@Entity('backups')
export class Backup extends Identified {
  /** The hour that a scheduled one was due in, `YYYY-MM-DDTHH` in Brasília; null for one that was asked for by command. */
  @Index({ unique: true })
  @TextColumn(13, { nullable: true })
  due: string | null;

  @Index()
  @MomentColumn()
  started_at: string;

  /** Null while it is being made, or where its process was killed. */
  @MomentColumn({ nullable: true })
  ended_at: string | null;

  @TextColumn(500)
  file: string;

  /** Size of the file; null where there is none. */
  @BigIntegerColumn({ nullable: true })
  bytes: number | null;

  /** Stored objects in it. */
  @IntegerColumn({ nullable: true })
  files: number | null;

  /** Objects that the database names and storage did not have. */
  @IntegerColumn({ nullable: true })
  missing: number | null;

  /** Why it failed; null for one that is complete. */
  @TextColumn(500, { nullable: true })
  error: string | null;
}
