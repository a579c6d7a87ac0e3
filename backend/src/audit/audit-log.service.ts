import { Injectable } from '@nestjs/common';
import { currentPerson } from '../platform/http/request-origin.js';
import type { AuditAction, AuditEntry, AuditKind } from './audit-entry.entity.js';
import {
  type AuditFilter,
  type NewAuditEntry,
  insertAuditEntries,
  pageAuditEntries,
  listAuditPeople,
} from './audit-log.repository.js';
import { auditTexts } from './audit.texts.js';
import { Database } from '../platform/database/database.js';

/** Most characters of a value: enough for a table of rules, too few to fill up the history. */
const LONGEST = 4_000;

/** A value as the history keeps it: cut to its limit, an empty text as null. Pure. */
function auditValue(value: unknown): string | null {
  if (value === null || value === undefined || value === '') return null;
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return text.length > LONGEST ? `${text.slice(0, LONGEST - 1)}…` : text;
}

/** The record that was administered, with its current name. */
export interface AuditedRecord {
  kind: AuditKind;
  id: number;
  name: string;
}

/** A field with its value before and after: a flag, a figure, a text or a list; a reference is the name of its record. */
export interface AuditedChange {
  field: string;
  before: unknown;
  after: unknown;
  /** The user whom the values name. */
  named_user_id?: number;
}

/** Something that was done to a record. */
export interface AuditedEvent {
  record: AuditedRecord;
  action: AuditAction;
  changes?: readonly AuditedChange[];
}

/**
 * Keeps who administered what. Each entry belongs to the transaction of the change itself, so that neither is stored without
 * the other. Never hand it a secret: values are kept as they are.
 */
@Injectable()
export class AuditLog {
  constructor(private readonly db: Database) {}

  /**
   * Records what the request's user does, inside of `Database.write`. A change without changed fields is not recorded.
   * @param by who did it where the request has no user yet, as under an invitation's link
   */
  async record(event: AuditedEvent, by?: { id: number; name: string }): Promise<void> {
    await this.recordAll([event], by);
  }

  /** Records events of many records at once. */
  async recordAll(events: readonly AuditedEvent[], by = currentPerson()): Promise<void> {
    const created_at = new Date().toISOString();
    const who = { created_at, user_id: by?.id ?? null, user_name: by?.name ?? auditTexts.system };
    await insertAuditEntries(
      this.db,
      events.flatMap((event) => rowsOf(event).map((row) => ({ ...who, ...row }))),
    );
  }

  /** Newest first. @returns the entries and how many there are in all */
  async page(filter: AuditFilter, offset: number, limit: number): Promise<[AuditEntry[], number]> {
    return pageAuditEntries(this.db, filter, offset, limit);
  }

  /** All users in the history, by the names of their last entries. */
  async people(): Promise<{ id: number; name: string }[]> {
    return listAuditPeople(this.db);
  }
}

type Row = Omit<NewAuditEntry, 'created_at' | 'user_id' | 'user_name'>;

function rowsOf({ record, action, changes = [] }: AuditedEvent): Row[] {
  const what = { kind: record.kind, record_id: record.id, record_name: record.name, action };
  const rows = changes.flatMap(({ field, before, after, named_user_id = null }): Row[] => {
    const values = { before_value: auditValue(before), after_value: auditValue(after) };
    return values.before_value === values.after_value ? [] : [{ ...what, field, ...values, named_user_id }];
  });
  if (action === 'changed' || rows.length > 0) return rows;
  return [{ ...what, field: null, before_value: null, after_value: null, named_user_id: null }];
}

/** The given fields of a record before and after; those that did not change are left out when they are recorded. */
export const changesOf = <T extends object>(
  fields: readonly (keyof T & string)[],
  before: Partial<T>,
  after: Partial<T>,
): AuditedChange[] => fields.map((field) => ({ field, before: before[field], after: after[field] }));
