import { Entity } from 'typeorm';
import {
  Identified,
  indexed,
  integerColumn,
  jsonColumn,
  longTextColumn,
  momentColumn,
  orNull,
  textColumn,
} from '../platform/database/columns.js';
import { shapeWith } from '../platform/shape.js';

export type ErrorLevel = 'error' | 'warning' | 'critical' | 'info';

/** Something that went wrong. Who it happened to is copied, so that the entry outlives the user. */
@Entity('error_logs')
export class ErrorLog extends shapeWith(Identified, {
  level: indexed(textColumn<ErrorLevel>(20)),
  message: longTextColumn(),
  user_id: indexed(orNull(integerColumn())),
  user_name: orNull(textColumn()),
  user_email: orNull(textColumn()),
  created_at: indexed(momentColumn()),
  /** Class of the error. */
  exception: orNull(textColumn()),
  file: orNull(textColumn(500)),
  line: orNull(integerColumn()),
  url: orNull(longTextColumn()),
  method: orNull(textColumn(10)),
  ip: orNull(textColumn(45)),
  /** The request's data, redacted. */
  request_data: orNull(jsonColumn<Record<string, unknown>>()),
  trace: orNull(longTextColumn()),
}) {}

/** An entry as it is written; the database numbers it. */
export type NewErrorLog = Omit<ErrorLog, 'id'>;
