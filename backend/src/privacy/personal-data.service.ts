import { Injectable } from '@nestjs/common';
import { UsersService } from '../access/users/users.service.js';
import { AuditLog } from '../audit/audit-log.service.js';
import { Catalogues, type CatalogueEntry } from '../catalogue/catalogues.service.js';
import { Database } from '../platform/database/database.js';
import { PERSONAL_PAGE, type PersonalSection } from '../platform/database/personal-data.js';
import { PERSONAL_DATA } from './kept-data.js';
import { privacyTexts as words } from './privacy.texts.js';
import type { Actor } from '../access/current-user.js';
import type { UserView } from '../access/users/user.views.js';
import { Invalid } from '../platform/errors/app-errors.js';

/** A file that is made while it is read. */
export interface PersonalFile {
  name: string;
  content: AsyncIterable<string>;
}

type Row = Record<string, unknown>;

/**
 * Hands over what is kept about a person as one file of JSON (LGPD, art. 18, II and V), and takes the person out of it for good
 * (art. 18, IV). What was issued stays as it was issued: revisions with their documents, and acceptances (art. 16, I).
 */
@Injectable()
export class PersonalDataService {
  constructor(
    private readonly db: Database,
    private readonly users: UsersService,
    private readonly catalogues: Catalogues,
    private readonly audit: AuditLog,
  ) {}

  /** @throws NotFound */
  async exportUser(id: number): Promise<PersonalFile> {
    const { name } = await this.users.find(id);
    await this.db.write(() =>
      this.audit.record({ record: { kind: 'user', id, name }, action: 'data_exported' }),
    );
    const sections = PERSONAL_DATA.flatMap(({ users = [] }) => users);
    return { name: words.userFile(id), content: this.content(words.aboutUser, sections, id) };
  }

  /** The file about a customer's contact. @throws NotFound */
  async exportCustomer(id: number): Promise<PersonalFile> {
    const { name } = await this.catalogues.find('customers').get(id);
    await this.db.write(() =>
      this.audit.record({ record: { kind: 'customers', id, name: String(name) }, action: 'data_exported' }),
    );
    const sections = PERSONAL_DATA.flatMap(({ customers = [] }) => customers);
    return { name: words.customerFile(id), content: this.content(words.aboutCustomer, sections, id) };
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
      for await (const row of this.rows(section, id)) {
        yield `${first ? '' : ','}\n    ${JSON.stringify(row, null, 2).replaceAll('\n', '\n    ')}`;
        first = false;
      }
      yield first ? ']' : '\n  ]';
    }
    yield '\n}\n';
  }

  /** The section's rows about the person, by their Portuguese titles. */
  private async *rows({ table, condition, columns }: PersonalSection, id: number): AsyncGenerator<Row> {
    const ids = Array.from(condition.matchAll(/\?/g), () => id);
    const selected = columns.map(({ column }, index) => `${column} AS c${String(index)}`).join(', ');
    let after: unknown = null;
    for (;;) {
      const page = await this.db.manager.query<Row[]>(
        `SELECT id AS row_id, ${selected} FROM ${table}
         WHERE (${condition})${after === null ? '' : ' AND id > ?'} ORDER BY id LIMIT ${String(PERSONAL_PAGE)}`,
        after === null ? ids : [...ids, after],
      );
      for (const row of page) {
        yield Object.fromEntries(
          columns.map(({ title, kind }, index) => [title, shown(row[`c${String(index)}`], kind)]),
        );
      }
      if (page.length < PERSONAL_PAGE) return;
      after = page.at(-1)?.row_id;
    }
  }

  /**
   * A former user: the account is closed for good, everything of its own goes, histories say 'Usuário removido nº N'.
   * @param typed the user's name, as proof that the right one is meant
   * @throws NotFound; Invalid where the name is another one; Conflict for one's own account and the last administrator
   */
  async anonymizeUser(actor: Actor, id: number, typed: string): Promise<UserView> {
    const password_hash = await this.users.lostPassword();
    const removed = { name: words.removedUser(id), email: words.removedEmail(id), password_hash };
    return this.db.write(async () => {
      const { former, view } = await this.users.closeAccount(actor, id, removed);
      refuseOtherName(typed, former.name);
      for (const { removeUser } of PERSONAL_DATA) await removeUser?.(this.db, former, removed);
      await this.audit.record({ record: { kind: 'user', id, name: removed.name }, action: 'anonymized' });
      return view;
    });
  }

  /**
   * A customer's contact: name, telephone and e-mail go, from the customer and from e-mails, links, questions and refusals.
   * @param typed the customer's name
   * @throws NotFound; Invalid where the name is another one; Conflict while an e-mail to the customer waits to be sent
   */
  async anonymizeContact(id: number, typed: string): Promise<CatalogueEntry> {
    const customers = this.catalogues.find('customers');
    return this.db.write(async () => {
      const { version: _, state: _state, ...stored } = await customers.get(id);
      const name = String(stored.name);
      refuseOtherName(typed, name);
      const removed = { name: words.removedContact, text: words.removedText };
      for (const { removeContact } of PERSONAL_DATA) await removeContact?.(this.db, id, removed);
      const without: object = { ...stored, contact: null, email: null, phone: null };
      const customer = await customers.update(id, without);
      await this.audit.record({ record: { kind: 'customers', id, name }, action: 'anonymized' });
      return customer;
    });
  }
}

function shown(value: unknown, kind: 'flag' | 'json' | undefined): unknown {
  if (value === null || value === undefined) return null;
  if (kind === 'flag') return Number(value) === 1 ? words.yes : words.no;
  return kind === 'json' && typeof value === 'string' ? (JSON.parse(value) as unknown) : value;
}

const entry = (title: string, value: string) => `  ${JSON.stringify(title)}: ${JSON.stringify(value)}`;

/** @throws Invalid */
function refuseOtherName(typed: string, name: string): void {
  if (typed.trim() !== name.trim()) throw Invalid.field('name', words.otherName);
}
