import { Entity, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { SaleOperation } from '../../catalogue/operations/operation.entity.js';
import { integerColumn, jsonColumn, orNull, versionColumn } from '../../platform/database/columns.js';
import { shape } from '../../platform/shape.js';
import type { OldCompany } from '../../pricing/domain/taxes/operation.js';
import type { CompanyTaxes, TaxPeriod, TaxRegime } from '../../pricing/domain/taxes/tax-rules.js';

/** How the shop is taxed, as its accountant says; complete once state and regime are given. */
export interface TaxProfile extends Omit<CompanyTaxes, 'state' | 'regime' | keyof OldCompany> {
  /** Whether new orders have their taxes computed completely, for the day of their invoice. */
  complete: boolean;
  state: string | null;
  regime: TaxRegime | null;
  /** Its place as its invoices have it, besides its address; `city_code` by the statistics office (IBGE). */
  street_number: string | null;
  district: string | null;
  city_code: string | null;
  /** Of its parts, 0 to 8, as the NF-e counts them. */
  origin: number;
  /** The day on which the accountant agreed to all of this, `YYYY-MM-DD`. */
  reviewed_on: string | null;
  /** The reform's timetable, where it is not the standard one. */
  periods: TaxPeriod[] | null;
}

/** One row, id 1. */
@Entity('company_taxes')
export class CompanyTaxProfile extends shape({
  version: versionColumn(),
  /** The operation of orders that name none; null: the first. Beside the profile, so that an operation in use is found. */
  operation_id: orNull(integerColumn()),
  profile: jsonColumn<TaxProfile>(),
}) {
  @PrimaryColumn({ type: 'int' })
  id: number;

  @ManyToOne(() => SaleOperation, { nullable: true, createForeignKeyConstraints: false })
  operation?: Relation<SaleOperation> | null;
}
