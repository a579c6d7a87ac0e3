import { Entity, PrimaryColumn } from 'typeorm';
import {
  FigureColumn,
  FlagColumn,
  IntegerColumn,
  JsonColumn,
  TextColumn,
  VersionColumn,
} from '../../platform/database/columns.js';
import type {
  CompanyTaxes,
  ServiceKind,
  TaxPeriod,
  TaxRegime,
} from '../../pricing/domain/taxes/tax-rules.js';

/** How the shop is taxed, as its accountant says. One row, id 1; complete once state and regime are given. */
@Entity('company_taxes')
export class CompanyTaxProfile implements Record<keyof CompanyTaxes, unknown> {
  @PrimaryColumn({ type: 'int' })
  id: number;

  @VersionColumn()
  version: number;

  @TextColumn(2, { nullable: true })
  state: string | null;

  @TextColumn(20, { nullable: true })
  regime: TaxRegime | null;

  @FigureColumn('tax_rate')
  pis: number;

  @FigureColumn('tax_rate')
  cofins: number;

  @FigureColumn('tax_rate')
  das: number;

  @FigureColumn('tax_rate')
  simples_credit: number;

  @FigureColumn('tax_rate')
  iss: number;

  @FlagColumn()
  simples_regular: boolean;

  @FlagColumn()
  freight_in_ipi: boolean;

  @FlagColumn()
  discount_off_ipi: boolean;

  @FlagColumn()
  icms_off_pis: boolean;

  @FlagColumn()
  reform_in_icms: boolean;

  @TextColumn(10)
  service_kind: ServiceKind;

  /** Of its parts, 0 to 8, as the NF-e counts them. */
  @IntegerColumn()
  origin: number;

  /** The day on which the accountant agreed to all of this, `YYYY-MM-DD`. */
  @TextColumn(10, { nullable: true })
  reviewed_on: string | null;

  /** The reform's timetable, where it is not the standard one. */
  @JsonColumn({ nullable: true })
  periods: TaxPeriod[] | null;
}
