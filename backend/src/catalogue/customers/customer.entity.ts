import { Entity, ManyToOne, type Relation } from 'typeorm';
import { CodedEntry } from '../crud/entry.entity.js';
import { integerColumn, optionalFlagColumn, orNull, textColumn } from '../../platform/database/columns.js';
import { shapeWith } from '../../platform/shape.js';
import { State } from '../states/state.entity.js';

/** Who is quoted and delivered to. Its state's ICMS rate is the rate of its orders. */
@Entity('customers')
export class Customer extends shapeWith(CodedEntry, {
  name: textColumn(),
  email: orNull(textColumn()),
  phone: orNull(textColumn(30)),
  cnpj: orNull(textColumn(20)),
  cpf: orNull(textColumn(20)),
  /** Inscrição estadual: digits, or ISENTO. */
  state_registration: orNull(textColumn(30)),
  /** The person to ask for. */
  contact: orNull(textColumn()),
  address: orNull(textColumn(500)),
  /** Of the building, as an invoice has it; the whole address stands in `address`, too. */
  street_number: orNull(textColumn(20)),
  district: orNull(textColumn(60)),
  /** Of the city by the statistics office (IBGE). */
  city_code: orNull(textColumn(7)),
  /** CEP. */
  postal_code: orNull(textColumn(9)),
  city: orNull(textColumn()),
  state_id: orNull(integerColumn()),
  /** Contributor of ICMS: 1 yes, 2 exempt, 9 no; null: as its registration says (`profileOf`). */
  taxpayer: orNull(integerColumn()),
  /** It uses what it buys itself; null: as its kind of contributor says. */
  final_use: optionalFlagColumn(),
}) {
  @ManyToOne(() => State, { nullable: true, onDelete: 'RESTRICT', onUpdate: 'RESTRICT' })
  state?: Relation<State> | null;
}
