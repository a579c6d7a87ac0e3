import {
  Entity,
  Index,
  JoinColumn,
  ManyToOne,
  OneToMany,
  PrimaryGeneratedColumn,
  type Relation,
} from 'typeorm';
import { Bar } from '../../catalogue/bars/bar.entity.js';
import { Component } from '../../catalogue/components/component.entity.js';
import { Material } from '../../catalogue/materials/material.entity.js';
import { Ncm } from '../../catalogue/ncms/ncm.entity.js';
import { Sheet } from '../../catalogue/sheets/sheet.entity.js';
import { StoredFile } from '../../files/stored-file.entity.js';
import {
  DecimalColumn,
  FlagColumn,
  IntegerColumn,
  JsonColumn,
  LongTextColumn,
  TextColumn,
} from '../../platform/database/columns.js';
import type { PriceBasis } from '../../pricing/domain/basis/price-basis.js';
import type { PartStatus, PartType, PartUnit } from '../domain/order-types.js';
import { OrderSet } from '../sets/order-set.entity.js';
import { PartProcess } from './part-process.entity.js';

/** A part (peça) of a set: what it is made of, its measures (mm), weights (kg), values (BRL) and taxes. */
@Entity('set_parts')
export class SetPart {
  @PrimaryGeneratedColumn()
  id: number;

  @Index()
  @IntegerColumn()
  set_id: number;

  @ManyToOne(() => OrderSet, (set) => set.parts, {
    nullable: false,
    onDelete: 'CASCADE',
    onUpdate: 'RESTRICT',
  })
  @JoinColumn({ name: 'set_id' })
  set?: Relation<OrderSet>;

  /** Place within the set, from 1. */
  @IntegerColumn()
  position: number;

  @TextColumn(20, { nullable: true })
  type: PartType | null;

  @TextColumn()
  title: string;

  @TextColumn(255, { nullable: true })
  reference: string | null;

  @LongTextColumn({ nullable: true })
  obs: string | null;

  @TextColumn(10)
  unit: PartUnit;

  @TextColumn(20)
  status: PartStatus;

  @IntegerColumn({ nullable: true })
  content_file_id: number | null;

  @ManyToOne(() => StoredFile, { nullable: true, onDelete: 'SET NULL', onUpdate: 'RESTRICT' })
  @JoinColumn({ name: 'content_file_id' })
  content_file?: Relation<StoredFile> | null;

  @IntegerColumn({ nullable: true })
  secondary_file_id: number | null;

  @ManyToOne(() => StoredFile, { nullable: true, onDelete: 'SET NULL', onUpdate: 'RESTRICT' })
  @JoinColumn({ name: 'secondary_file_id' })
  secondary_file?: Relation<StoredFile> | null;

  @IntegerColumn({ nullable: true })
  material_id: number | null;

  @ManyToOne(() => Material, { nullable: true, onDelete: 'RESTRICT', onUpdate: 'RESTRICT' })
  @JoinColumn({ name: 'material_id' })
  material?: Relation<Material> | null;

  @IntegerColumn({ nullable: true })
  sheet_id: number | null;

  @ManyToOne(() => Sheet, { nullable: true, onDelete: 'RESTRICT', onUpdate: 'RESTRICT' })
  @JoinColumn({ name: 'sheet_id' })
  sheet?: Relation<Sheet> | null;

  @IntegerColumn({ nullable: true })
  bar_id: number | null;

  @ManyToOne(() => Bar, { nullable: true, onDelete: 'RESTRICT', onUpdate: 'RESTRICT' })
  @JoinColumn({ name: 'bar_id' })
  bar?: Relation<Bar> | null;

  @IntegerColumn({ nullable: true })
  component_id: number | null;

  @ManyToOne(() => Component, { nullable: true, onDelete: 'RESTRICT', onUpdate: 'RESTRICT' })
  @JoinColumn({ name: 'component_id' })
  component?: Relation<Component> | null;

  @IntegerColumn({ nullable: true })
  ncm_id: number | null;

  @ManyToOne(() => Ncm, { nullable: true, onDelete: 'RESTRICT', onUpdate: 'RESTRICT' })
  @JoinColumn({ name: 'ncm_id' })
  ncm?: Relation<Ncm> | null;

  @DecimalColumn(2)
  thickness: number;

  @DecimalColumn(2)
  width: number;

  @DecimalColumn(2)
  length: number;

  /** Weighed by the area that its DXF shows instead of by width × length; unset is not. */
  @FlagColumn({ nullable: true })
  true_area: boolean;

  /** Percent; null counts as 0, or as what the blank loses of a part weighed by its true area. */
  @DecimalColumn(2, { nullable: true })
  loss: number | null;

  /** Percent; null follows the order's. */
  @DecimalColumn(3, { nullable: true })
  markup: number | null;

  @IntegerColumn()
  quantity: number;

  @DecimalColumn(4)
  unit_net_weight: number;

  @DecimalColumn(4)
  net_weight: number;

  @DecimalColumn(4)
  unit_gross_weight: number;

  @DecimalColumn(4)
  gross_weight: number;

  @DecimalColumn(2)
  unit_value: number;

  @DecimalColumn(2)
  final_value: number;

  @DecimalColumn(2)
  unit_ipi_value: number;

  @DecimalColumn(2)
  total_ipi_value: number;

  @DecimalColumn(2)
  unit_icms_value: number;

  @DecimalColumn(2)
  total_icms_value: number;

  /** Names of the computed fields that keep a value typed by hand. */
  @JsonColumn()
  locked_values: string[];

  /** The catalogue figures the stored values were calculated with; null before the first calculation. */
  @JsonColumn({ nullable: true })
  price_basis: PriceBasis | null;

  @IntegerColumn()
  version: number;

  @OneToMany(() => PartProcess, (process) => process.part)
  processes?: Relation<PartProcess>[];
}
