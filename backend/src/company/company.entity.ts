import { Entity, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { StoredFile } from '../files/stored-file.entity.js';
import {
  FigureColumn,
  FlagColumn,
  IntegerColumn,
  LongTextColumn,
  TextColumn,
  VersionColumn,
} from '../platform/database/columns.js';

/** The shop itself, as documents print it. One row, id 1. */
@Entity('company')
export class Company {
  @PrimaryColumn({ type: 'int' })
  id: number;

  @VersionColumn()
  version: number;

  @TextColumn()
  name: string;

  @TextColumn(20, { nullable: true })
  cnpj: string | null;

  /** Inscrição estadual: digits, or ISENTO. */
  @TextColumn(30, { nullable: true })
  state_registration: string | null;

  /** The person to ask for. */
  @TextColumn(255, { nullable: true })
  contact: string | null;

  @TextColumn(500, { nullable: true })
  address: string | null;

  /** CEP. */
  @TextColumn(9, { nullable: true })
  postal_code: string | null;

  @TextColumn(255, { nullable: true })
  city: string | null;

  /** The sentence of a quote about the tax regime. */
  @TextColumn(500, { nullable: true })
  tax_note: string | null;

  @TextColumn(30, { nullable: true })
  phone: string | null;

  @TextColumn(255, { nullable: true })
  email: string | null;

  /** Days a quote is valid for that says nothing else. */
  @IntegerColumn()
  quote_validity_days: number;

  /** Percent; the markup that a new quote begins with. */
  @FigureColumn('markup', { default: 0 })
  default_markup: number;

  /** The terms of payment that a new quote begins with. */
  @LongTextColumn({ nullable: true })
  default_payment_obs: string | null;

  /** The remarks that a new quote begins with. */
  @LongTextColumn({ nullable: true })
  default_quote_obs: string | null;

  /** Parts are named by what their drawing certainly says, where their file's name is none. */
  @FlagColumn({ default: false })
  named_by_drawing: boolean;

  /** Subject and text of the e-mails that quotes are sent with, with placeholders; null: those of the product. */
  @TextColumn(255, { nullable: true })
  mail_subject: string | null;

  @LongTextColumn({ nullable: true })
  mail_text: string | null;

  @IntegerColumn({ nullable: true })
  logo_file_id: number | null;

  @ManyToOne(() => StoredFile, { nullable: true, onDelete: 'SET NULL', onUpdate: 'RESTRICT' })
  @JoinColumn({ name: 'logo_file_id' })
  logo_file?: Relation<StoredFile> | null;
}
