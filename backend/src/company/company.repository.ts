import { Injectable } from '@nestjs/common';
import { Database } from '../platform/database/database.js';
import { Company } from './company.entity.js';

/** The table's one row. */
const ID = 1;

/** What an administrator decides about the company. */
export type CompanyData = Omit<Company, 'id' | 'logo_file' | 'logo_file_id'>;

@Injectable()
export class CompanyRepository {
  constructor(private readonly db: Database) {}

  /** The row with its logo, or null before the first save. */
  async find(): Promise<Company | null> {
    // One statement: TypeORM asks for the id first where it limits what it joins.
    const [company = null] = await this.db.manager.find(Company, {
      where: { id: ID },
      relations: { logo_file: true },
    });
    return company;
  }

  /** Puts the row there if it isn't, and takes its lock. Two that come first at the same time create it once. */
  async claim(defaults: CompanyData): Promise<void> {
    await this.db.manager
      .createQueryBuilder()
      .insert()
      .into(Company)
      .values({ ...defaults, id: ID })
      .orIgnore()
      .execute();
    await this.db.lock(Company, ID);
  }

  async update(changes: Partial<CompanyData & Pick<Company, 'logo_file_id'>>): Promise<void> {
    await this.db.manager.update(Company, { id: ID }, changes);
  }
}
