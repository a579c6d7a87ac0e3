import { isDeepStrictEqual } from 'node:util';
import { Injectable } from '@nestjs/common';
import { AuditLog, changesOf } from '../../audit/audit-log.service.js';
import { SaleOperation } from '../../catalogue/operations/operation.entity.js';
import { Database } from '../../platform/database/database.js';
import { plainRows, type RowOf } from '../../platform/database/plain-rows.js';
import { Invalid } from '../../platform/errors/app-errors.js';
import { messages } from '../../platform/i18n/messages.js';
import { refuseOlder, versionAfter } from '../../platform/http/versions.js';
import { STANDARD_PERIODS } from '../../pricing/domain/taxes/dated-rates.js';
import type { CompanyTaxes, TaxPeriod } from '../../pricing/domain/taxes/tax-rules.js';
import { companyTexts } from '../company.texts.js';
import type { CompanyTaxesDto, CompanyTaxesView } from './company-taxes.dto.js';
import { CompanyTaxProfile, type TaxProfile } from './company-taxes.entity.js';

/** The table's one row. */
const ID = 1;

/** The profile of a shop that has saved none: each switch as most shops have it. */
const DEFAULTS: TaxProfile = {
  complete: false,
  state: null,
  regime: null,
  pis: 0.65,
  cofins: 3,
  das: 0,
  simples_credit: 0,
  iss: 0,
  simples_regular: false,
  freight_in_ipi: true,
  discount_off_ipi: true,
  icms_off_pis: true,
  reform_in_icms: false,
  service_kind: 'iss',
  street_number: null,
  district: null,
  city_code: null,
  origin: 0,
  reviewed_on: null,
  periods: null,
};

const NONE_SAVED = { id: ID, version: 1, operation_id: null, profile: DEFAULTS };
const AUDITED = Object.keys(DEFAULTS) as (keyof TaxProfile)[];

/** All that the taxes of an order follow from on the seller's side. */
export interface KnownTaxes {
  /** Whether new orders have their taxes computed completely. */
  complete: boolean;
  /** Null until state and regime are given. */
  company: (CompanyTaxes & { origin: number }) | null;
  periods: readonly [TaxPeriod, ...TaxPeriod[]];
  /** The operation of orders that name none; null: the first. */
  operation_id: number | null;
  reviewed_on: string | null;
  /** As invoices have it, besides the address. */
  place: Pick<TaxProfile, 'street_number' | 'district' | 'city_code'>;
}

/** How the shop is taxed, and the timetable of the tax reform. */
@Injectable()
export class CompanyTaxesService {
  constructor(
    private readonly db: Database,
    private readonly audit: AuditLog,
  ) {}

  async view(): Promise<CompanyTaxesView> {
    const { version, operation_id, profile } = await this.read();
    return { ...profile, version, operation_id, periods: profile.periods ?? [...STANDARD_PERIODS] };
  }

  async readKnown(): Promise<KnownTaxes> {
    const { operation_id, profile: stored } = await this.read();
    const { complete, periods, reviewed_on, street_number, district, city_code, ...profile } = stored;
    const { state, regime } = profile;
    return {
      complete,
      company: state !== null && regime !== null ? { ...profile, state, regime } : null,
      periods: (periods ?? STANDARD_PERIODS) as [TaxPeriod, ...TaxPeriod[]],
      operation_id,
      reviewed_on,
      place: { street_number, district, city_code },
    };
  }

  /**
   * @throws Conflict when it was made on another version than the stored one, Invalid without the first period, and where taxes
   * are to be computed completely without state and regime, and for an unknown operation
   */
  async update(wanted: CompanyTaxesDto): Promise<CompanyTaxesView> {
    const periods = storedPeriods(wanted.periods);
    return this.db.write(async () => {
      await this.claimRow();
      const former = await this.read();
      refuseOlder(wanted.version, former.version);
      const { version: _sent, operation_id = former.operation_id, ...given } = wanted;
      const profile: TaxProfile = Object.assign({}, former.profile, given, { periods });
      const missing = (['state', 'regime'] as const).find((field) => profile[field] === null);
      if (profile.complete && missing) throw Invalid.field(missing, companyTexts.profileMissing);
      const named = {
        before: await this.nameOf(former.operation_id),
        after: await this.nameOf(operation_id),
      };
      if (named.after === undefined)
        throw Invalid.field('operation_id', messages.validation.unknownReference);
      const version = versionAfter(former, { operation_id, profile });
      await this.db.manager.update(CompanyTaxProfile, { id: ID }, { operation_id, profile, version });
      const moved = operation_id === former.operation_id ? [] : [{ field: 'operation_id', ...named }];
      const changes = [...changesOf(AUDITED, former.profile, profile), ...moved];
      const record = { kind: 'company', id: 1, name: companyTexts.taxes } as const;
      await this.audit.record({ record, action: 'changed', changes });
      return this.view();
    });
  }

  private async read(): Promise<RowOf<CompanyTaxProfile>> {
    const [row] = await plainRows(this.db.manager, CompanyTaxProfile, {
      condition: 'WHERE id = ?',
      values: [ID],
    });
    return row ? { ...row, profile: { ...DEFAULTS, ...row.profile } } : NONE_SAVED;
  }

  /** The name of an operation; undefined for one that does not exist. */
  private async nameOf(id: number | null): Promise<string | null | undefined> {
    return id === null ? null : (await this.db.manager.findOneBy(SaleOperation, { id }))?.name;
  }

  /** Puts the row there if it isn't, and takes its lock: two that come first at the same time create it once. */
  private async claimRow(): Promise<void> {
    await this.db.manager
      .createQueryBuilder()
      .insert()
      .into(CompanyTaxProfile)
      .values(NONE_SAVED)
      .orIgnore()
      .execute();
    await this.db.lock(CompanyTaxProfile, ID);
  }
}

/**
 * By their days; null for the standard timetable, so that a later version's comes along.
 * @throws Invalid where the first period, which holds before all others, is missing
 */
function storedPeriods(periods: readonly TaxPeriod[]): TaxPeriod[] | null {
  const sorted = periods.map((period) => ({ ...period })).sort((a, b) => (a.from < b.from ? -1 : 1));
  if (sorted[0]?.from !== STANDARD_PERIODS[0]?.from) throw Invalid.field('periods', companyTexts.firstPeriod);
  return isDeepStrictEqual(sorted, STANDARD_PERIODS) ? null : sorted;
}
