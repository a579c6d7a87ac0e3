import { Entity, PrimaryGeneratedColumn } from 'typeorm';
import { FigureColumn, TextColumn } from '../../platform/database/columns.js';

/** A Brazilian state with its internal ICMS rate (percent). */
@Entity('states')
export class State {
  @PrimaryGeneratedColumn()
  id: number;

  @TextColumn()
  name: string;

  @TextColumn(2)
  abbreviation: string;

  @FigureColumn('icms')
  icms: number;
}
