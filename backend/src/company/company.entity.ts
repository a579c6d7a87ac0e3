import { Entity, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { StoredFile } from '../files/stored-file.entity.js';
import {
  figureColumn,
  flagColumn,
  integerColumn,
  longTextColumn,
  orNull,
  textColumn,
  versionColumn,
} from '../platform/database/columns.js';
import { shape } from '../platform/shape.js';

/** The shop itself, as documents print it. One row, id 1. */
@Entity('company')
export class Company extends shape({
  version: versionColumn(),
  name: textColumn(),
  cnpj: orNull(textColumn(20)),
  /** Inscrição estadual: digits, or ISENTO. */
  state_registration: orNull(textColumn(30)),
  /** The person to ask for. */
  contact: orNull(textColumn()),
  address: orNull(textColumn(500)),
  /** CEP. */
  postal_code: orNull(textColumn(9)),
  city: orNull(textColumn()),
  /** The sentence of a quote about the tax regime. */
  tax_note: orNull(textColumn(500)),
  phone: orNull(textColumn(30)),
  email: orNull(textColumn()),
  /** Days a quote is valid for that says nothing else. */
  quote_validity_days: integerColumn(),
  /** Percent; the markup that a new quote begins with. */
  default_markup: figureColumn('markup', { default: 0 }),
  /** The terms of payment that a new quote begins with. */
  default_payment_obs: orNull(longTextColumn()),
  /** The remarks that a new quote begins with. */
  default_quote_obs: orNull(longTextColumn()),
  /** Parts are named by what their drawing certainly says, where their file's name is none. */
  named_by_drawing: flagColumn({ default: false }),
  /** Subject and text of the e-mails that quotes are sent with, with placeholders; null: those of the product. */
  mail_subject: orNull(textColumn()),
  mail_text: orNull(longTextColumn()),
  logo_file_id: orNull(integerColumn()),
}) {
  @PrimaryColumn({ type: 'int' })
  id: number;

  @ManyToOne(() => StoredFile, { nullable: true, onDelete: 'SET NULL', onUpdate: 'RESTRICT' })
  @JoinColumn({ name: 'logo_file_id' })
  logo_file?: Relation<StoredFile> | null;
}
