import { Entity, Index } from 'typeorm';
import {
  Identified,
  IntegerColumn,
  JsonColumn,
  MomentColumn,
  TextColumn,
} from '../../../platform/database/columns.js';
import type { KitContents } from './domain/kit-contents.js';

/** A set that is made again and again, as what is entered of it: its prices are made when it is inserted. */
@Entity('kits')
export class Kit extends Identified {
  @IntegerColumn()
  version: number;

  @Index()
  @TextColumn()
  name: string;

  @TextColumn(255, { nullable: true })
  folder: string | null;

  @IntegerColumn()
  parts_count: number;

  /** Its parts have rows of their own. */
  @JsonColumn()
  contents: Pick<KitContents, 'set'>;

  @MomentColumn()
  updated_at: string;
}
