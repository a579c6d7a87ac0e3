import { Entity, PrimaryColumn } from 'typeorm';
import {
  indexed,
  momentColumn,
  orNull,
  referenceColumn,
  textColumn,
} from '../../platform/database/columns.js';
import { shape } from '../../platform/shape.js';
import { User } from '../users/user.entity.js';

/** One sign-in. Its id is the token's `jti`: a revoked or missing row makes the token worthless at once. */
@Entity('sessions')
export class Session extends shape({
  user_id: indexed(referenceColumn(() => User, 'CASCADE')),
  created_at: momentColumn(),
  /** When its user last showed again who they are; null: at the sign-in alone. */
  proved_at: orNull(momentColumn()),
  expires_at: momentColumn(),
  revoked_at: orNull(momentColumn()),
  user_agent: orNull(textColumn()),
  ip: orNull(textColumn(45)),
}) {
  @PrimaryColumn({ type: 'varchar', length: 36 })
  id: string;
}
