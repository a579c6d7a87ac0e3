import { Entity } from 'typeorm';
import { Entry } from '../crud/entry.entity.js';
import { FigureColumn, JsonColumn, OptionalFlagColumn, TextColumn } from '../../platform/database/columns.js';
import type { IpiFrom } from '../../pricing/domain/taxes/tax-rules.js';

/** A code of the Mercosur common nomenclature with its IPI rate (percent). */
@Entity('ncms')
export class Ncm extends Entry {
  @TextColumn(20)
  code: string;

  /** The code's meaning. */
  @TextColumn(500, { nullable: true })
  description: string | null;

  @FigureColumn('ipi')
  ipi: number;

  /** Exception of the IPI table (Ex), two or three digits. */
  @TextColumn(3, { nullable: true })
  exception: string | null;

  /** Its IPI from days on; before the first of them, and where there are none, `ipi`. */
  @JsonColumn({ nullable: true })
  rates: IpiFrom[] | null;

  /** Its IPI goes on after 2026 (Zona Franca de Manaus); null: it does not. */
  @OptionalFlagColumn()
  keeps_ipi: boolean | null;
}
