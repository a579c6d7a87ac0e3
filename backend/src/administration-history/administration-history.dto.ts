import { ApiProperty } from '@nestjs/swagger';
import { Nullable } from '../platform/http/nullable.js';
import { auditActions, auditKinds, type AuditAction, type AuditKind } from '../audit/audit-entry.entity.js';
import { ChoiceField, TextField } from '../platform/http/fields.js';
import { IdField, WholeNumberField } from '../platform/http/number-fields.js';
import { messages } from '../platform/i18n/messages.js';

const day: [RegExp, string] = [/^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/, messages.validation.notDate];

/** Query of GET /api/administration-history. */
export class AdministrationHistoryQueryDto {
  @IdField({ fromText: true, description: '1-based' })
  page?: number | null;

  @WholeNumberField({ min: 1, max: 200, fromText: true, description: '50 unless given' })
  per_page?: number | null;

  @TextField({ description: 'Part of the name that the record had' })
  search?: string | null;

  @ChoiceField(auditKinds, { description: 'The kind of record' })
  kind?: AuditKind | null;

  @IdField({ fromText: true, description: 'The record; of a user also the groups that name them' })
  record_id?: number | null;

  @IdField({ fromText: true, description: 'Who did it' })
  user_id?: number | null;

  @TextField({ pattern: day, description: 'First day, YYYY-MM-DD in America/Sao_Paulo' })
  date_from?: string | null;

  @TextField({ pattern: day, description: 'Last day, YYYY-MM-DD in America/Sao_Paulo' })
  date_to?: string | null;
}

/** One change: who, when, of what, from which value to which. */
export class AdministrationEntryView {
  @ApiProperty()
  id: number;

  @ApiProperty({ description: 'When it was done, ISO 8601 in UTC' })
  created_at: string;

  @Nullable(Number, 'Who did it; null for the product itself')
  user_id: number | null;

  @ApiProperty({ description: 'What they were called then' })
  user_name: string;

  @ApiProperty({ enum: auditKinds, description: 'The kind of record' })
  kind: AuditKind;

  @ApiProperty({ description: 'That kind as the screens call it' })
  kind_title: string;

  @ApiProperty({ description: 'The record; it may be gone' })
  record_id: number;

  @ApiProperty({ description: 'What it was called then' })
  record_name: string;

  @ApiProperty({ enum: auditActions, description: 'What was done' })
  action: AuditAction;

  @ApiProperty({ description: 'That as the screens call it' })
  action_title: string;

  @Nullable(String, 'The field that changed, as the screens call it')
  field: string | null;

  @Nullable(String, 'What it was, in words and figures of pt-BR')
  before: string | null;

  @Nullable(String, 'What it became, likewise')
  after: string | null;
}

/** A page of the history. */
export class AdministrationHistoryPageView {
  @ApiProperty({ type: [AdministrationEntryView], description: 'The entries of the page, newest first' })
  data: AdministrationEntryView[];

  @ApiProperty({ description: '1-based' })
  page: number;

  @ApiProperty({ description: 'The number of the last page' })
  last_page: number;

  @ApiProperty({ description: 'Entries on all pages' })
  total: number;
}

/** A user who administered something. */
export class AdministrationPersonView {
  @ApiProperty()
  id: number;

  @ApiProperty()
  name: string;
}
