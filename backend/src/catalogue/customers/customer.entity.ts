import { Entity, ManyToOne, type Relation } from 'typeorm';
import { CodedEntry } from '../crud/entry.entity.js';
import { IntegerColumn, OptionalFlagColumn, TextColumn } from '../../platform/database/columns.js';
import { State } from '../states/state.entity.js';

/** Who is quoted and delivered to. Its state's ICMS rate is the rate of its orders. */
@Entity('customers')
export class Customer extends CodedEntry {
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

  /** Inscrição estadual: digits, or ISENTO. */
  @TextColumn(30, { nullable: true })
  state_registration: string | null;

  /** The person to ask for. */
  @TextColumn(255, { nullable: true })
  contact: string | null;

  @TextColumn(500, { nullable: true })
  address: string | null;

  /** Of the building, as an invoice has it; the whole address stands in `address`, too. */
  @TextColumn(20, { nullable: true })
  street_number: string | null;

  @TextColumn(60, { nullable: true })
  district: string | null;

  /** Of the city by the statistics office (IBGE). */
  @TextColumn(7, { nullable: true })
  city_code: string | null;

  /** CEP. */
  @TextColumn(9, { nullable: true })
  postal_code: string | null;

  @TextColumn(255, { nullable: true })
  city: string | null;

  @IntegerColumn({ nullable: true })
  state_id: number | null;

  /** Contributor of ICMS: 1 yes, 2 exempt, 9 no; null: as its registration says (`profileOf`). */
  @IntegerColumn({ nullable: true })
  taxpayer: number | null;

  /** It uses what it buys itself; null: as its kind of contributor says. */
  @OptionalFlagColumn()
  final_use: boolean | null;

  @ManyToOne(() => State, { nullable: true, onDelete: 'RESTRICT', onUpdate: 'RESTRICT' })
  state?: Relation<State> | null;
}
