import { Injectable } from '@nestjs/common';
import { currentPerson } from '../platform/http/request-origin.js';
import type { AuditAction, AuditEntry, AuditKind } from './audit-entry.entity.js';
import { AuditLogRepository, type AuditFilter, type NewAuditEntry } from './audit-log.repository.js';
import { auditValue } from './audit-value.js';
import { auditTexts } from './audit.texts.js';

/** What was administered, as it is called by now. */
export interface AuditedRecord {
  kind: AuditKind;
  id: number;
  name: string;
}

/** A field with what it was and what it is: a flag, a figure, a text, a list; a record that it names by its name. */
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
  constructor(private readonly entries: AuditLogRepository) {}

  /**
   * Notes what the request's user does, inside of `Database.write`. A change of no field is none.
   * @param by who did it where the request has no user yet, as under an invitation's link
   */
  async record(event: AuditedEvent, by?: { id: number; name: string }): Promise<void> {
    await this.recordAll([event], by);
  }

  /** The same of many records at once. */
  async recordAll(events: readonly AuditedEvent[], by = currentPerson()): Promise<void> {
    const created_at = new Date().toISOString();
    const who = { created_at, user_id: by?.id ?? null, user_name: by?.name ?? auditTexts.system };
    await this.entries.insert(events.flatMap((event) => rowsOf(event).map((row) => ({ ...who, ...row }))));
  }

  /** Newest first. @returns the entries and how many there are in all */
  async page(filter: AuditFilter, offset: number, limit: number): Promise<[AuditEntry[], number]> {
    return this.entries.page(filter, offset, limit);
  }

  /** Who administered anything, by the names of the last time. */
  async people(): Promise<{ id: number; name: string }[]> {
    return this.entries.people();
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
