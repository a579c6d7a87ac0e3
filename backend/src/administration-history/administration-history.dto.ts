import { choice, decimal, nullable, shape, shapeWith, text } from '../platform/shape.js';
import { auditActions, auditKinds } from '../audit/audit-entry.entity.js';
import { choiceField, textField } from '../platform/http/fields.js';
import { HistoryQuery, pageOfHistory } from '../platform/http/history-pages.js';
import { idField } from '../platform/http/number-fields.js';

/** Query of GET /api/administration-history. */
export class AdministrationHistoryQueryDto extends shapeWith(HistoryQuery, {
  search: textField({ description: 'Part of the name that the record had' }),
  kind: choiceField(auditKinds, { description: 'The kind of record' }),
  record_id: idField({ fromText: true, description: 'The record; of a user also the groups that name them' }),
  user_id: idField({ fromText: true, description: 'Who did it' }),
}) {}

/** One change: who, when, of what, from which value to which. */
export class AdministrationEntryView extends shape({
  id: decimal(),
  created_at: text('When it was done, ISO 8601 in UTC'),
  user_id: nullable(decimal('Who did it; null for the product itself')),
  user_name: text('What they were called then'),
  kind: choice(auditKinds, 'The kind of record'),
  kind_title: text('That kind as the screens call it'),
  record_id: decimal('The record; it may be gone'),
  record_name: text('What it was called then'),
  action: choice(auditActions, 'What was done'),
  action_title: text('That as the screens call it'),
  field: nullable(text('The field that changed, as the screens call it')),
  before: nullable(text('What it was, in words and figures of pt-BR')),
  after: nullable(text('What it became, likewise')),
}) {}

/** A page of the history. */
export class AdministrationHistoryPageView extends pageOfHistory(AdministrationEntryView) {}

/** A user who administered something. */
export class AdministrationPersonView extends shape({
  id: decimal(),
  name: text(),
}) {}
