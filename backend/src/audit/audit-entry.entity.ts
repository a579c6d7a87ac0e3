import { Entity, Index } from 'typeorm';
import {
  Identified,
  IntegerColumn,
  LongTextColumn,
  MomentColumn,
  TextColumn,
} from '../platform/database/columns.js';

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
export class AuditEntry extends Identified {
  @Index()
  @MomentColumn()
  created_at: string;

  /** Null where it was the product itself. */
  @Index()
  @IntegerColumn({ nullable: true })
  user_id: number | null;

  @TextColumn()
  user_name: string;

  @TextColumn(30)
  kind: AuditKind;

  @Index()
  @IntegerColumn()
  record_id: number;

  /** As it was called then. */
  @TextColumn()
  record_name: string;

  @TextColumn(30)
  action: AuditAction;

  @TextColumn(40, { nullable: true })
  field: string | null;

  /** Figures as plain decimals, flags as true and false, other records by their names then; null where there was nothing. */
  @LongTextColumn({ nullable: true })
  before_value: string | null;

  @LongTextColumn({ nullable: true })
  after_value: string | null;

  /** The user whom the values name, so that the name can be replaced everywhere. */
  @Index()
  @IntegerColumn({ nullable: true })
  named_user_id: number | null;
}
