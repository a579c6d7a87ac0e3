import { Entity, ManyToOne, type Relation } from 'typeorm';
import { CodedEntry } from '../crud/entry.entity.js';
import { figureColumn, integerColumn, orNull, textColumn } from '../../platform/database/columns.js';
import { shapeWith } from '../../platform/shape.js';
import { Ncm } from '../ncms/ncm.entity.js';

/** A bought-in component; its value in BRL per piece. */
@Entity('components')
export class Component extends shapeWith(CodedEntry, {
  name: textColumn(),
  specification: orNull(textColumn()),
  unit_value: figureColumn('component_value'),
  supplier: orNull(textColumn()),
  ncm_id: orNull(integerColumn()),
}) {
  @ManyToOne(() => Ncm, { nullable: true, onDelete: 'RESTRICT', onUpdate: 'RESTRICT' })
  ncm?: Relation<Ncm> | null;
}
