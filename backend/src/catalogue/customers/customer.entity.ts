import { Entity, JoinColumn, ManyToOne, PrimaryGeneratedColumn, type Relation } from 'typeorm';
import { IntegerColumn, TextColumn } from '../../platform/database/columns.js';
import { State } from '../states/state.entity.js';

/** Who is quoted and delivered to. Its state's ICMS rate is the rate of its orders. */
@Entity('customers')
export class Customer {
  @PrimaryGeneratedColumn()
  id: number;

  @TextColumn()
  name: string;

  @TextColumn(255, { nullable: true })
  email: string | null;

  @TextColumn(30, { nullable: true })
  phone: string | null;

  @TextColumn(20, { nullable: true })
  cnpj: string | null;

  @TextColumn(20, { nullable: true })
  cpf: string | null;

  @TextColumn(500, { nullable: true })
  address: string | null;

  @IntegerColumn({ nullable: true })
  state_id: number | null;

  @ManyToOne(() => State, { nullable: true, onDelete: 'RESTRICT', onUpdate: 'RESTRICT' })
  @JoinColumn({ name: 'state_id' })
  state?: Relation<State> | null;
}
