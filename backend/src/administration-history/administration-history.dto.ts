import { ApiProperty } from '@nestjs/swagger';
import { Nullable } from '../platform/http/nullable.js';
import { auditActions, auditKinds, type AuditAction, type AuditKind } from '../audit/audit-entry.entity.js';
import { ChoiceField, TextField } from '../platform/http/fields.js';
import { HistoryQuery, pageOfHistory } from '../platform/http/history-pages.js';
import { IdField } from '../platform/http/number-fields.js';

/** Query of GET /api/administration-history. */
export class AdministrationHistoryQueryDto extends HistoryQuery {
  @TextField({ description: 'Part of the name that the record had' })
  search?: string | null;

  @ChoiceField(auditKinds, { description: 'The kind of record' })
  kind?: AuditKind | null;

  @IdField({ fromText: true, description: 'The record; of a user also the groups that name them' })
  record_id?: number | null;

  @IdField({ fromText: true, description: 'Who did it' })
  user_id?: number | null;
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
export class AdministrationHistoryPageView extends pageOfHistory(AdministrationEntryView) {}

/** A user who administered something. */
export class AdministrationPersonView {
  @ApiProperty()
  id: number;

  @ApiProperty()
  name: string;
}
