import { Entity } from 'typeorm';
import { Entry } from '../crud/entry.entity.js';
import { FigureColumn, JsonColumn, TextColumn } from '../../platform/database/columns.js';
import type { StateRatesFrom } from '../../pricing/domain/taxes/tax-rules.js';

/** A Brazilian state with its internal ICMS rate (percent). */
@Entity('states')
export class State extends Entry {
  @TextColumn()
  name: string;

  @TextColumn(2)
  abbreviation: string;

  @FigureColumn('icms')
  icms: number;

  /** Its rates from days on; before the first of them, and where there are none, `icms` alone. */
  @JsonColumn({ nullable: true })
  rates: StateRatesFrom[] | null;
}
