import { Injectable } from '@nestjs/common';
import { AuditLog, changesOf, type AuditedRecord } from '../audit/audit-log.service.js';
import { FilesService } from '../files/files.service.js';
import type { Upload } from '../files/upload.js';
import { Database } from '../platform/database/database.js';
import { Invalid } from '../platform/errors/app-errors.js';
import { refuseOlder, versionAfter } from '../platform/http/versions.js';
import { companyTexts } from './company.texts.js';
import { companyView, type CompanyDto, type CompanyView } from './company.dto.js';
import { knownInMail, unknownPlaceholder } from './domain/mail-placeholders.js';
import { Company } from './company.entity.js';

const auditedCompany = ({ name }: CompanyView): AuditedRecord => ({ kind: 'company', id: 1, name });

/** The logo's file, with its id: another one may have the same name. */
const logoName = ({ logo_file: logo }: Company): string | null =>
  logo ? `${logo.original_name} (nº ${String(logo.id)})` : null;

/** The values that documents print until an administrator says otherwise. */
const DEFAULTS: CompanyData = {
  version: 1,
  name: companyTexts.defaultName,
  cnpj: null,
  state_registration: null,
  contact: null,
  address: null,
  postal_code: null,
  city: null,
  tax_note: null,
  phone: null,
  email: null,
  quote_validity_days: 15,
  default_markup: 0,
  default_payment_obs: null,
  default_quote_obs: null,
  named_by_drawing: false,
  mail_subject: null,
  mail_text: null,
};

const AUDITED_FIELDS = (Object.keys(DEFAULTS) as (keyof CompanyData)[]).filter((name) => name !== 'version');

/** The shop itself, as documents print it. */
@Injectable()
export class CompanyService {
  constructor(
    private readonly db: Database,
    private readonly files: FilesService,
    private readonly audit: AuditLog,
  ) {}

  /** The company with its logo; the defaults before the first save. */
  async current(): Promise<Company> {
    const known = await this.findRow();
    return known ?? Object.assign(new Company(), DEFAULTS, { id: 1, logo_file_id: null, logo_file: null });
  }

  async view(): Promise<CompanyView> {
    return companyView(await this.current());
  }

  /** @throws Conflict when it was made on another version than the stored one, Invalid for a text that names what is not known */
  async update(wanted: CompanyDto): Promise<CompanyView> {
    refuseUnknownPlaceholders(wanted);
    return this.db.write(async () => {
      await this.claimRow(DEFAULTS);
      const former = await this.current();
      refuseOlder(wanted.version, former.version);
      const data = dataOf(wanted);
      await this.updateRow({ ...data, version: versionAfter(former, data) });
      const view = await this.view();
      await this.recordChanges(companyView(former), view);
      return view;
    });
  }

  /** @throws UnsupportedType, TooLarge, Invalid, each naming the file */
  async setLogo(upload: Upload): Promise<CompanyView> {
    return this.files.intake(upload, 'logo', { pages: 'first' }, (prepared) =>
      this.db.write(async () => {
        const [logo] = await this.files.save(prepared, null);
        return this.replaceLogo(logo?.id ?? null);
      }),
    );
  }

  async removeLogo(): Promise<CompanyView> {
    return this.db.write(() => this.replaceLogo(null));
  }

  private async replaceLogo(fileId: number | null): Promise<CompanyView> {
    await this.claimRow(DEFAULTS);
    const former = await this.current();
    await this.updateRow({ logo_file_id: fileId });
    await this.files.release([former.logo_file_id]);
    const current = await this.current();
    const view = companyView(current);
    const changes = [{ field: 'logo', before: logoName(former), after: logoName(current) }];
    await this.audit.record({ record: auditedCompany(view), action: 'changed', changes });
    return view;
  }

  private async recordChanges(former: CompanyView, view: CompanyView): Promise<void> {
    const changes = changesOf(AUDITED_FIELDS, former, view);
    await this.audit.record({ record: auditedCompany(view), action: 'changed', changes });
  }

  /** The row with its logo, or null before the first save. */
  async findRow(): Promise<Company | null> {
    // One statement: TypeORM asks for the id first where it limits what it joins.
    const [company = null] = await this.db.manager.find(Company, {
      where: { id: ID },
      relations: { logo_file: true },
    });
    return company;
  }

  /** Puts the row there if it isn't, and takes its lock. Two that come first at the same time create it once. */
  private async claimRow(defaults: CompanyData): Promise<void> {
    await this.db.manager
      .createQueryBuilder()
      .insert()
      .into(Company)
      .values({ ...defaults, id: ID })
      .orIgnore()
      .execute();
    await this.db.lock(Company, ID);
  }

  private async updateRow(changes: Partial<CompanyData & Pick<Company, 'logo_file_id'>>): Promise<void> {
    await this.db.manager.update(Company, { id: ID }, changes);
  }
}

/** Customers would read the braces. @throws Invalid at the field, with what it names */
function refuseUnknownPlaceholders(wanted: CompanyDto): void {
  for (const field of ['mail_subject', 'mail_text'] as const) {
    const unknown = unknownPlaceholder(wanted[field] ?? '', knownInMail[field]);
    if (unknown !== undefined)
      throw Invalid.field(field, companyTexts.unknownPlaceholder(unknown, knownInMail[field].join(', ')));
  }
}

/** A PUT replaces: what is absent is what it is before the first save. */
function dataOf(dto: CompanyDto): Omit<CompanyData, 'version'> {
  const fields = AUDITED_FIELDS.map((name) => [name, dto[name] ?? DEFAULTS[name]]);
  return {
    ...(Object.fromEntries(fields) as Omit<CompanyData, 'version'>),
    mail_subject: ownText(dto.mail_subject, companyTexts.mailSubject),
    mail_text: ownText(dto.mail_text, companyTexts.mailText),
  };
}

/** A text that the product has itself is kept as none, so that a later version's text comes along. */
const ownText = (text: string | null | undefined, standard: string): string | null =>
  text && text !== standard ? text : null;

/** The table's one row. */
const ID = 1;

/** The fields of the company that an administrator decides. */
type CompanyData = Omit<Company, 'id' | 'logo_file' | 'logo_file_id'>;
