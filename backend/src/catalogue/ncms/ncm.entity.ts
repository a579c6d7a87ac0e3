import { Entity, PrimaryGeneratedColumn } from 'typeorm';
import { FigureColumn, TextColumn, VersionColumn } from '../../platform/database/columns.js';

/** A code of the Mercosur common nomenclature with its IPI rate (percent). */
@Entity('ncms')
export class Ncm {
  @PrimaryGeneratedColumn()
  id: number;

  @VersionColumn()
  version: number;

  @TextColumn(20)
  code: string;

  /** The code's meaning. */
  @TextColumn(500, { nullable: true })
  description: string | null;

  @FigureColumn('ipi')
  ipi: number;
}
