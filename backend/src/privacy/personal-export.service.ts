import { Injectable } from '@nestjs/common';
import { AuditLog } from '../audit/audit-log.service.js';
import { Catalogues } from '../catalogue/catalogues.service.js';
import { UsersService } from '../access/users/users.service.js';
import { Database } from '../platform/database/database.js';
import { PersonalRows } from './personal-rows.repository.js';
import { CUSTOMER_SECTIONS } from './customer-sections.js';
import type { PersonalSection } from './personal-sections.js';
import { privacyTexts as words } from './privacy.texts.js';
import { USER_SECTIONS } from './user-sections.js';

/** A file that is made while it is read. */
export interface PersonalFile {
  name: string;
  content: AsyncIterable<string>;
}

/** What is kept about a person as one file of JSON (LGPD, art. 18, II and V). */
@Injectable()
export class PersonalExport {
  constructor(
    private readonly db: Database,
    private readonly rows: PersonalRows,
    private readonly users: UsersService,
    private readonly catalogues: Catalogues,
    private readonly audit: AuditLog,
  ) {}

  /** Of a user. @throws NotFound */
  async ofUser(id: number): Promise<PersonalFile> {
    const { name } = await this.users.find(id);
    await this.db.write(() =>
      this.audit.record({ record: { kind: 'user', id, name }, action: 'data_exported' }),
    );
    return { name: words.userFile(id), content: this.content(words.aboutUser, USER_SECTIONS, id) };
  }

  /** Of a customer's contact. @throws NotFound */
  async ofCustomer(id: number): Promise<PersonalFile> {
    const { name } = await this.catalogues.of('customers').get(id);
    await this.db.write(() =>
      this.audit.record({ record: { kind: 'customers', id, name: String(name) }, action: 'data_exported' }),
    );
    return {
      name: words.customerFile(id),
      content: this.content(words.aboutCustomer, CUSTOMER_SECTIONS, id),
    };
  }

  /** The file piece by piece: no more than a page of rows is held. */
  private async *content(
    about: string,
    sections: readonly PersonalSection[],
    id: number,
  ): AsyncGenerator<string> {
    yield `{\n${entry(words.about, about)},\n${entry(words.exportedAt, new Date().toISOString())}`;
    for (const section of sections) {
      yield `,\n  ${JSON.stringify(section.title)}: [`;
      let first = true;
      for await (const row of this.rows.rows(section, id)) {
        yield `${first ? '' : ','}\n    ${JSON.stringify(row, null, 2).replaceAll('\n', '\n    ')}`;
        first = false;
      }
      yield first ? ']' : '\n  ]';
    }
    yield '\n}\n';
  }
}

const entry = (title: string, value: string) => `  ${JSON.stringify(title)}: ${JSON.stringify(value)}`;
