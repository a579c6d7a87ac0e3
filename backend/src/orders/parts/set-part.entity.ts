import { SaleOperation } from '../../catalogue/operations/operation.entity.js';
import { byName, isNullable, PART_FIGURES, type PartFigureValues } from '@forja/figures';
import { Entity, ManyToOne, PrimaryGeneratedColumn, type Relation } from 'typeorm';
import { Bar } from '../../catalogue/bars/bar.entity.js';
import { Component } from '../../catalogue/components/component.entity.js';
import { Material } from '../../catalogue/materials/material.entity.js';
import { Ncm } from '../../catalogue/ncms/ncm.entity.js';
import { Sheet } from '../../catalogue/sheets/sheet.entity.js';
import type { CutChoice } from '../../files/flat-pattern/domain/cut-choice.js';
import { StoredFile } from '../../files/stored-file.entity.js';
import {
  figureColumn,
  flagColumn,
  indexed,
  integerColumn,
  jsonColumn,
  longTextColumn,
  orNull,
  referenceColumn,
  textColumn,
} from '../../platform/database/columns.js';
import { shape, type PropertiesOf } from '../../platform/shape.js';
import type { PriceBasis } from '../../pricing/domain/basis/price-basis.js';
import type { PartType } from '../../pricing/domain/part-type.js';
import type { PartStatus, PartUnit } from '../domain/order-types.js';
import { OrderSet } from '../sets/order-set.entity.js';

/** The figures of a part: measures (mm), counts, weights (kg), values (BRL) and taxes. */
const figures = byName(PART_FIGURES, (name) =>
  isNullable(name) ? orNull(figureColumn(name)) : figureColumn(name),
) as PropertiesOf<PartFigureValues>;

/** A part (peça) of a set: what it is made of, and its figures. */
@Entity('set_parts')
export class SetPart extends shape({
  ...figures,
  set_id: indexed(referenceColumn(() => OrderSet, 'CASCADE')),
  /** Place within the set, from 1. */
  position: integerColumn(),
  type: orNull(textColumn<PartType>(20)),
  title: textColumn(),
  reference: orNull(textColumn()),
  obs: orNull(longTextColumn()),
  unit: textColumn<PartUnit>(10),
  status: textColumn<PartStatus>(20),
  content_file_id: orNull(referenceColumn(() => StoredFile, 'SET NULL')),
  /** The drawing before the newest revision; its row goes with the part or with the next revision. */
  previous_file_id: orNull(integerColumn()),
  secondary_file_id: orNull(referenceColumn(() => StoredFile, 'SET NULL')),
  material_id: orNull(referenceColumn(() => Material, 'RESTRICT')),
  sheet_id: orNull(referenceColumn(() => Sheet, 'RESTRICT')),
  bar_id: orNull(referenceColumn(() => Bar, 'RESTRICT')),
  component_id: orNull(referenceColumn(() => Component, 'RESTRICT')),
  ncm_id: orNull(referenceColumn(() => Ncm, 'RESTRICT')),
  /** The operation that it is sold by; null: its order's, or the one of what is made of the customer's material. */
  operation_id: orNull(integerColumn()),
  /** The customer brings its material, which costs nothing. */
  customer_material: flagColumn({ default: false }),
  /** Origin of its goods, 0 to 8, as the NF-e counts them; null: the company's. */
  origin: orNull(integerColumn()),
  /** Weighed by the area that its DXF shows instead of by width × length; unset is not. */
  true_area: flagColumn({ nullable: true }),
  /** Contours of its DXF that are left out of the cut, and what is cut without them; null where all are cut. */
  cut_choice: orNull(jsonColumn<CutChoice>()),
  /** Names of the computed fields that keep a value typed by hand. */
  locked_values: jsonColumn<string[]>(),
  /** The catalogue figures the stored values were calculated with; null before the first calculation. */
  price_basis: orNull(jsonColumn<PriceBasis>()),
  version: integerColumn(),
}) {
  @PrimaryGeneratedColumn()
  id: number;

  /** Without a key of the database: SQLite would build the table anew. */
  @ManyToOne(() => SaleOperation, { nullable: true, createForeignKeyConstraints: false })
  operation?: Relation<SaleOperation> | null;
}
