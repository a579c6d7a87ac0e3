import { Entity, Index } from 'typeorm';
import {
  Identified,
  IntegerColumn,
  JsonColumn,
  LongTextColumn,
  MomentColumn,
  TextColumn,
} from '../platform/database/columns.js';

export type ErrorLevel = 'error' | 'warning' | 'critical' | 'info';

/** Something that went wrong. Who it happened to is copied, so that the entry outlives the user. */
@Entity('error_logs')
export class ErrorLog extends Identified {
  @Index()
  @TextColumn(20)
  level: ErrorLevel;

  @LongTextColumn()
  message: string;

  @Index()
  @IntegerColumn({ nullable: true })
  user_id: number | null;

  @TextColumn(255, { nullable: true })
  user_name: string | null;

  @TextColumn(255, { nullable: true })
  user_email: string | null;

  @Index()
  @MomentColumn()
  created_at: string;

  /** Class of the error. */
  @TextColumn(255, { nullable: true })
  exception: string | null;

  @TextColumn(500, { nullable: true })
  file: string | null;

  @IntegerColumn({ nullable: true })
  line: number | null;

  @LongTextColumn({ nullable: true })
  url: string | null;

  @TextColumn(10, { nullable: true })
  method: string | null;

  @TextColumn(45, { nullable: true })
  ip: string | null;

  /** The request's data, redacted. */
  @JsonColumn({ nullable: true })
  request_data: Record<string, unknown> | null;

  @LongTextColumn({ nullable: true })
  trace: string | null;
}

/** An entry as it is written; the database numbers it. */
export type NewErrorLog = Omit<ErrorLog, 'id'>;
