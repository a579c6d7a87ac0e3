import { Entity } from 'typeorm';
import {
  Identified,
  indexed,
  integerColumn,
  jsonColumn,
  momentColumn,
  orNull,
  textColumn,
} from '../../../platform/database/columns.js';
import { shapeWith } from '../../../platform/shape.js';
import type { KitContents } from './domain/kit-contents.js';

/** A set that is made again and again, as what is entered of it: its prices are made when it is inserted. */
@Entity('kits')
export class Kit extends shapeWith(Identified, {
  version: integerColumn(),
  name: indexed(textColumn()),
  folder: orNull(textColumn()),
  parts_count: integerColumn(),
  /** Its parts have rows of their own. */
  contents: jsonColumn<Pick<KitContents, 'set'>>(),
  updated_at: momentColumn(),
}) {}
