import { Entity, Index } from 'typeorm';
import { Process } from '../../catalogue/processes/process.entity.js';
import {
  FigureColumn,
  FlagColumn,
  Identified,
  IntegerColumn,
  OptionalFlagColumn,
  ReferenceColumn,
} from '../../platform/database/columns.js';
import { SetPart } from './set-part.entity.js';

/** A process row of a part. */
@Entity('part_processes')
export class PartProcess extends Identified {
  @Index()
  @ReferenceColumn(() => SetPart, 'CASCADE')
  part_id: number;

  @IntegerColumn()
  position: number;

  /** Null while the row's process is not chosen. */
  @ReferenceColumn(() => Process, 'RESTRICT', { nullable: true })
  process_id: number | null;

  /** Minutes. */
  @FigureColumn('time')
  time: number;

  /** BRL. */
  @FigureColumn('process_value')
  final_value: number;

  /** Minutes per lot; null follows the process's. */
  @FigureColumn('setup', { nullable: true })
  setup: number | null;

  /** Its minutes follow the rule of its process. */
  @FlagColumn({ default: false })
  rule: boolean;

  /** Minutes as the rule gave them; null where none did. */
  @FigureColumn('exact_time', { nullable: true })
  exact_time: number | null;

  /** Whether its value was typed; null in rows from before that was kept. */
  @OptionalFlagColumn()
  typed_value: boolean | null;
}
