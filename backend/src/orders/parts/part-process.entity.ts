import { Entity } from 'typeorm';
import { Process } from '../../catalogue/processes/process.entity.js';
import {
  Identified,
  figureColumn,
  flagColumn,
  indexed,
  integerColumn,
  optionalFlagColumn,
  orNull,
  referenceColumn,
} from '../../platform/database/columns.js';
import { shapeWith } from '../../platform/shape.js';
import { SetPart } from './set-part.entity.js';

/** A process row of a part. */
@Entity('part_processes')
export class PartProcess extends shapeWith(Identified, {
  part_id: indexed(referenceColumn(() => SetPart, 'CASCADE')),
  position: integerColumn(),
  /** Null while the row's process is not chosen. */
  process_id: orNull(referenceColumn(() => Process, 'RESTRICT')),
  /** Minutes. */
  time: figureColumn('time'),
  /** BRL. */
  final_value: figureColumn('process_value'),
  /** Minutes per lot; null follows the process's. */
  setup: orNull(figureColumn('setup')),
  /** Its minutes follow the rule of its process. */
  rule: flagColumn({ default: false }),
  /** Minutes as the rule gave them; null where none did. */
  exact_time: orNull(figureColumn('exact_time')),
  /** Whether its value was typed; null in rows from before that was kept. */
  typed_value: optionalFlagColumn(),
}) {}
