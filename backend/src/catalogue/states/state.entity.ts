import { Entity, PrimaryGeneratedColumn } from 'typeorm';
import { FigureColumn, TextColumn, VersionColumn } from '../../platform/database/columns.js';

/** A Brazilian state with its internal ICMS rate (percent). */
@Entity('states')
export class State {
  @PrimaryGeneratedColumn()
  id: number;

  @VersionColumn()
  version: number;

  @TextColumn()
  name: string;

  @TextColumn(2)
  abbreviation: string;

  @FigureColumn('icms')
  icms: number;
}
