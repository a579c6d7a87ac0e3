import { SaleOperation } from '../../catalogue/operations/operation.entity.js';
import { isNullable, PART_FIGURES, type PartFigureValues } from '@forja/figures';
import { Entity, Index, ManyToOne, PrimaryGeneratedColumn, type Relation } from 'typeorm';
import { Bar } from '../../catalogue/bars/bar.entity.js';
import { Component } from '../../catalogue/components/component.entity.js';
import { Material } from '../../catalogue/materials/material.entity.js';
import { Ncm } from '../../catalogue/ncms/ncm.entity.js';
import { Sheet } from '../../catalogue/sheets/sheet.entity.js';
import type { CutChoice } from '../../files/flat-pattern/domain/cut-choice.js';
import { StoredFile } from '../../files/stored-file.entity.js';
import {
  FigureColumn,
  FlagColumn,
  IntegerColumn,
  JsonColumn,
  LongTextColumn,
  ReferenceColumn,
  TextColumn,
} from '../../platform/database/columns.js';
import { decoratedBase } from '../../platform/decorated-base.js';
import type { PriceBasis } from '../../pricing/domain/basis/price-basis.js';
import type { PartType } from '../../pricing/domain/part-type.js';
import type { PartStatus, PartUnit } from '../domain/order-types.js';
import { OrderSet } from '../sets/order-set.entity.js';

/** The figures of a part: measures (mm), counts, weights (kg), values (BRL) and taxes. */
const Figures = decoratedBase<PartFigureValues>(PART_FIGURES, (name) =>
  FigureColumn(name, { nullable: isNullable(name) }),
);

/** A part (peça) of a set: what it is made of, and its figures. */
@Entity('set_parts')
export class SetPart extends Figures {
  @PrimaryGeneratedColumn()
  id: number;

  @Index()
  @ReferenceColumn(() => OrderSet, 'CASCADE')
  set_id: number;

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

  @ReferenceColumn(() => StoredFile, 'SET NULL', { nullable: true })
  content_file_id: number | null;

  /** The drawing before the newest revision; its row goes with the part or with the next revision. */
  @IntegerColumn({ nullable: true })
  previous_file_id: number | null;

  @ReferenceColumn(() => StoredFile, 'SET NULL', { nullable: true })
  secondary_file_id: number | null;

  @ReferenceColumn(() => Material, 'RESTRICT', { nullable: true })
  material_id: number | null;

  @ReferenceColumn(() => Sheet, 'RESTRICT', { nullable: true })
  sheet_id: number | null;

  @ReferenceColumn(() => Bar, 'RESTRICT', { nullable: true })
  bar_id: number | null;

  @ReferenceColumn(() => Component, 'RESTRICT', { nullable: true })
  component_id: number | null;

  @ReferenceColumn(() => Ncm, 'RESTRICT', { nullable: true })
  ncm_id: number | null;

  /** The operation that it is sold by; null: its order's, or the one of what is made of the customer's material. */
  @IntegerColumn({ nullable: true })
  operation_id: number | null;

  /** Without a key of the database: SQLite would build the table anew. */
  @ManyToOne(() => SaleOperation, { nullable: true, createForeignKeyConstraints: false })
  operation?: Relation<SaleOperation> | null;

  /** The customer brings its material, which costs nothing. */
  @FlagColumn({ default: false })
  customer_material: boolean;

  /** Origin of its goods, 0 to 8, as the NF-e counts them; null: the company's. */
  @IntegerColumn({ nullable: true })
  origin: number | null;

  /** Weighed by the area that its DXF shows instead of by width × length; unset is not. */
  @FlagColumn({ nullable: true })
  true_area: boolean;

  /** Contours of its DXF that are left out of the cut, and what is cut without them; null where all are cut. */
  @JsonColumn({ nullable: true })
  cut_choice: CutChoice | null;

  /** Names of the computed fields that keep a value typed by hand. */
  @JsonColumn()
  locked_values: string[];

  /** The catalogue figures the stored values were calculated with; null before the first calculation. */
  @JsonColumn({ nullable: true })
  price_basis: PriceBasis | null;

  @IntegerColumn()
  version: number;
}
