import { Entity, ManyToOne, type Relation } from 'typeorm';
import { CodedEntry } from '../crud/entry.entity.js';
import { figureColumn, integerColumn, orNull, textColumn } from '../../platform/database/columns.js';
import { shapeWith } from '../../platform/shape.js';
import type { MaterialGroup } from '../../pricing/domain/minutes/time-rule.js';
import { Ncm } from '../ncms/ncm.entity.js';

/** The material of parts: specific weight in g/mm³, price in BRL per kg. */
@Entity('materials')
export class Material extends shapeWith(CodedEntry, {
  name: textColumn(),
  specific_weight: figureColumn('specific_weight'),
  price_kg: figureColumn('price_kg'),
  /** The group by which rules for minutes know it. */
  group: textColumn<MaterialGroup>(20, { default: 'other' }),
  ncm_id: orNull(integerColumn()),
}) {
  @ManyToOne(() => Ncm, { nullable: true, onDelete: 'RESTRICT', onUpdate: 'RESTRICT' })
  ncm?: Relation<Ncm> | null;
}
