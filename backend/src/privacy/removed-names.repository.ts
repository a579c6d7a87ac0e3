import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Database } from '../platform/database/database.js';
import { privacyTexts as words } from './privacy.texts.js';

/** Where names of users are kept beside their ids. */
const NAMES = [
  ['order_history', 'user_id', 'user_name'],
  ['audit_entries', 'user_id', 'user_name'],
  ['imports', 'user_id', 'user_name'],
  ['offer_mails', 'created_by_id', 'created_by'],
  ['offer_links', 'created_by_id', 'created_by'],
  ['revisions', 'frozen_by_id', 'frozen_by'],
] as const;

const OF_ORDERS = 'order_id IN (SELECT id FROM orders WHERE customer_id = ?)';

/** Rows of one statement. */
const PAGE = 500;

interface Former {
  id: number;
  name: string;
  email: string;
}

/** The fields of a customer that reach its contact. */
const CONTACT_FIELDS = ['contact', 'email', 'phone'];

/** A column of JSON, and which of its rows. */
interface JsonPlace {
  table: 'order_history' | 'import_rows';
  column: 'details' | 'before_values' | 'after_values';
  condition: string;
  values: readonly unknown[];
}

interface JsonRow {
  id: number;
  stored: string;
}

type Values = Record<string, unknown>;

/** Replaces names and addresses of people in histories. Inside of `Database.write`. */
@Injectable()
export class RemovedNames {
  constructor(private readonly db: Database) {}

  /** A user's, wherever they stand with the user's id; where only the name stands, if no other account has it. */
  async ofUser({ id, name, email }: Former, removed: { name: string; email: string }): Promise<void> {
    for (const [table, by, column] of NAMES) {
      await this.run(`UPDATE ${table} SET ${column} = ? WHERE ${by} = ?`, [removed.name, id]);
    }
    await this.inAudit(id, removed.name);
    await this.run(
      'UPDATE error_logs SET user_name = ?, user_email = ?, ip = NULL, request_data = NULL WHERE user_id = ?',
      [removed.name, removed.email, id],
    );
    await this.inMails(id, email, removed.email);
    // The approval keeps a name alone; the history says whose it was.
    await this.run(
      `UPDATE orders SET approved_by = ? WHERE approved_by = ? AND
         id IN (SELECT order_id FROM order_history WHERE user_id = ? AND action = 'approved')`,
      [removed.name, name, id],
    );
    await this.whereNamedAlone(name, removed.name);
  }

  /** A customer's contact's; answers that accepted a quote stay, as proof of the contract. */
  async ofContact(customerId: number): Promise<void> {
    await this.run(
      `UPDATE offer_links SET recipient = ?, recipient_key = ?, withdrawn_at = COALESCE(withdrawn_at, ?)
       WHERE recipient <> '' AND ${OF_ORDERS}`,
      [
        words.removedContact,
        createHash('sha256').update(words.removedContact).digest('hex'),
        new Date().toISOString(),
        customerId,
      ],
    );
    await this.run(
      `UPDATE offer_mails SET recipients = '[]', copies = '[]', refused = '[]', reason = NULL, text = ?
       WHERE purpose IN ('offer', 'reminder', 'receipt') AND ${OF_ORDERS}`,
      [words.removedText, customerId],
    );
    await this.run(
      `UPDATE offer_answers SET name = ?, contact = '', ip = '' WHERE kind <> 'accepted' AND ${OF_ORDERS}`,
      [words.removedContact, customerId],
    );
    await this.run(
      `UPDATE order_history SET user_name = ?
       WHERE action IN ('customer_refused', 'customer_asked') AND ${OF_ORDERS}`,
      [words.removedContact, customerId],
    );
    await this.inContactEvents(customerId);
    await this.inImports(customerId);
  }

  /** Whether an e-mail to the customer waits to be sent. */
  async hasQueuedMails(customerId: number): Promise<boolean> {
    const found = await this.db.manager.query<unknown[]>(
      `SELECT id FROM offer_mails WHERE state = 'queued' AND purpose IN ('offer', 'reminder', 'receipt') AND ${OF_ORDERS} LIMIT 1`,
      [customerId],
    );
    return found.length > 0;
  }

  /** Of earlier addresses, too: by the id; by the address where a version before stored none. */
  private async inMails(id: number, email: string, removed: string): Promise<void> {
    await this.run(
      `UPDATE offer_mails SET reply_to = NULL
       WHERE purpose IN ('offer', 'reminder', 'receipt') AND (created_by_id = ? OR owner_id = ? OR reply_to = ?)`,
      [id, id, email],
    );
    await this.run(
      `UPDATE offer_mails SET recipients = ?
       WHERE purpose IN ('notice', 'due_notice') AND (owner_id = ? OR recipients = ?)`,
      [JSON.stringify([removed]), id, JSON.stringify([email])],
    );
  }

  private async inAudit(id: number, removed: string): Promise<void> {
    await this.run("UPDATE audit_entries SET record_name = ? WHERE kind = 'user' AND record_id = ?", [
      removed,
      id,
    ]);
    const values = ['before_value', 'after_value'];
    for (const column of values) {
      await this.run(
        `UPDATE audit_entries SET ${column} = ? WHERE ${column} IS NOT NULL AND
           (named_user_id = ? OR (kind = 'user' AND record_id = ? AND field IN ('name', 'email')))`,
        [removed, id, id],
      );
    }
  }

  /** Who undid an import, called an e-mail off or handed an order over is kept by name alone. */
  private async whereNamedAlone(name: string, removed: string): Promise<void> {
    const same = await this.db.manager.query<unknown[]>('SELECT id FROM users WHERE name = ? LIMIT 1', [
      name,
    ]);
    if (same.length > 0) return;
    await this.run('UPDATE imports SET undone_by = ? WHERE undone_by = ?', [removed, name]);
    await this.run("UPDATE offer_mails SET reason = REPLACE(reason, ?, ?) WHERE state = 'cancelled'", [
      name,
      removed,
    ]);
    const condition = `action = 'saved' AND details LIKE '%"owner"%'`;
    const events: JsonPlace = { table: 'order_history', column: 'details', condition, values: [] };
    await this.inJson(events, (details) => {
      if (!Array.isArray(details.owner)) return details;
      return { ...details, owner: details.owner.map((one: unknown) => (one === name ? removed : one)) };
    });
  }

  /** To whom an e-mail or a link went, as the history of an order has it. */
  private async inContactEvents(customerId: number): Promise<void> {
    const condition = `action IN ('mailed', 'link_made', 'link_withdrawn') AND ${OF_ORDERS}`;
    const values = [customerId];
    await this.inJson({ table: 'order_history', column: 'details', condition, values }, (details) => {
      const { to, recipient } = details;
      return {
        ...details,
        ...(to !== undefined && { to: words.removedContact }),
        ...(typeof recipient === 'string' && recipient !== '' && { recipient: words.removedContact }),
      };
    });
  }

  /** What imported files held: undoing the import would bring it back. */
  private async inImports(customerId: number): Promise<void> {
    const condition = "entry_id = ? AND import_id IN (SELECT id FROM imports WHERE catalogue = 'customers')";
    const values = [customerId];
    for (const column of ['before_values', 'after_values'] as const) {
      await this.inJson({ table: 'import_rows', column, condition, values }, (fields) =>
        Object.fromEntries(
          Object.entries(fields).map(([field, value]) => [
            field,
            CONTACT_FIELDS.includes(field) ? null : value,
          ]),
        ),
      );
    }
  }

  private async inJson(place: JsonPlace, replaced: (values: Values) => Values): Promise<void> {
    const { table, column, condition, values } = place;
    let after = 0;
    for (;;) {
      const page = await this.db.manager.query<JsonRow[]>(
        `SELECT id, ${column} AS stored FROM ${table}
         WHERE ${column} IS NOT NULL AND ${condition} AND id > ? ORDER BY id LIMIT ${String(PAGE)}`,
        [...values, after],
      );
      for (const { id, stored } of page) {
        const text = JSON.stringify(replaced(JSON.parse(stored) as Values));
        if (text !== stored) await this.run(`UPDATE ${table} SET ${column} = ? WHERE id = ?`, [text, id]);
      }
      if (page.length < PAGE) return;
      after = page.at(-1)?.id ?? 0;
    }
  }

  private async run(statement: string, values: readonly unknown[]): Promise<void> {
    await this.db.manager.query(statement, [...values]);
  }
}
