import { Entity } from 'typeorm';
import {
  Identified,
  indexed,
  integerColumn,
  longTextColumn,
  momentColumn,
  orNull,
  textColumn,
} from '../platform/database/columns.js';
import { shapeWith } from '../platform/shape.js';

/** The kinds of records that are administered: accounts, groups, the company, and the catalogues by their names below /api. */
export const auditKinds = [
  ...(['user', 'group', 'company'] as const),
  ...(['materials', 'sheets', 'bars', 'components', 'processes', 'time-rules', 'stock-items'] as const),
  ...(['mercosur-common-nomenclatures', 'states', 'customers', 'operations'] as const),
] as const;
export type AuditKind = (typeof auditKinds)[number];

/** The actions on a record. */
export const auditActions = [
  ...(['created', 'changed', 'deleted'] as const),
  ...(['invited', 'password_given', 'password_chosen', 'sessions_ended'] as const),
  ...(['second_factor_set_up', 'second_factor_removed'] as const),
  ...(['oidc_linked', 'oidc_unlinked'] as const),
  ...(['data_exported', 'anonymized', 'forgotten'] as const),
] as const;
export type AuditAction = (typeof auditActions)[number];

/**
 * Who administered what, when: one row for each field that changed, one without a field for anything else. No foreign
 * keys: the history outlives the record and the user.
 */
@Entity('audit_entries')
export class AuditEntry extends shapeWith(Identified, {
  created_at: indexed(momentColumn()),
  /** Null where it was the product itself. */
  user_id: indexed(orNull(integerColumn())),
  user_name: textColumn(),
  kind: textColumn<AuditKind>(30),
  record_id: indexed(integerColumn()),
  /** As it was called then. */
  record_name: textColumn(),
  action: textColumn<AuditAction>(30),
  field: orNull(textColumn(40)),
  /** Figures as plain decimals, flags as true and false, other records by their names then; null where there was nothing. */
  before_value: orNull(longTextColumn()),
  after_value: orNull(longTextColumn()),
  /** The user whom the values name, so that the name can be replaced everywhere. */
  named_user_id: indexed(orNull(integerColumn())),
}) {}
