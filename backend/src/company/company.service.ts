import { Injectable } from '@nestjs/common';
import { FilesService } from '../files/files.service.js';
import type { Upload } from '../files/upload.js';
import { Database } from '../platform/database/database.js';
import { companyTexts } from './company.texts.js';
import { companyView, type CompanyDto, type CompanyView } from './company.dto.js';
import { Company } from './company.entity.js';
import { CompanyRepository, type CompanyData } from './company.repository.js';

/** What documents print until an administrator says otherwise. */
const DEFAULTS: CompanyData = {
  name: companyTexts.defaultName,
  cnpj: null,
  address: null,
  phone: null,
  email: null,
  quote_validity_days: 15,
};

/** The shop itself, as documents print it (decisions: documents). */
@Injectable()
export class CompanyService {
  constructor(
    private readonly db: Database,
    private readonly companies: CompanyRepository,
    private readonly files: FilesService,
  ) {}

  /** The company with its logo; the defaults before the first save. */
  async current(): Promise<Company> {
    const known = await this.companies.find();
    return known ?? Object.assign(new Company(), DEFAULTS, { id: 1, logo_file_id: null, logo_file: null });
  }

  async view(): Promise<CompanyView> {
    return companyView(await this.current());
  }

  async update(wanted: CompanyDto): Promise<CompanyView> {
    return this.db.write(async () => {
      await this.companies.claim(DEFAULTS);
      await this.companies.update(dataOf(wanted));
      return this.view();
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
    await this.companies.claim(DEFAULTS);
    const { logo_file_id: former } = await this.current();
    await this.companies.update({ logo_file_id: fileId });
    await this.files.release([former]);
    return this.view();
  }
}

/** A PUT replaces: what is absent is empty. */
function dataOf({ name, cnpj, address, phone, email, quote_validity_days }: CompanyDto): CompanyData {
  return {
    name,
    cnpj: cnpj ?? null,
    address: address ?? null,
    phone: phone ?? null,
    email: email ?? null,
    quote_validity_days: quote_validity_days ?? DEFAULTS.quote_validity_days,
  };
}
