import { Entity, Index, PrimaryColumn } from 'typeorm';
import { MomentColumn, ReferenceColumn, TextColumn } from '../../platform/database/columns.js';
import { User } from '../users/user.entity.js';

/** One sign-in. Its id is the token's `jti`: a revoked or missing row makes the token worthless at once. */
@Entity('sessions')
export class Session {
  @PrimaryColumn({ type: 'varchar', length: 36 })
  id: string;

  @Index()
  @ReferenceColumn(() => User, 'CASCADE')
  user_id: number;

  @MomentColumn()
  created_at: string;

  /** When its user last showed again who they are; null: at the sign-in alone. */
  @MomentColumn({ nullable: true })
  proved_at: string | null;

  @MomentColumn()
  expires_at: string;

  @MomentColumn({ nullable: true })
  revoked_at: string | null;

  @TextColumn(255, { nullable: true })
  user_agent: string | null;

  @TextColumn(45, { nullable: true })
  ip: string | null;
}
