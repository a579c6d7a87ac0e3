import { Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn, type Relation } from 'typeorm';
import { IntegerColumn, MomentColumn, TextColumn } from '../../platform/database/columns.js';
import { User } from '../users/user.entity.js';

/** An authenticator app of a user; at most one. */
@Entity('totp_factors')
export class TotpFactor {
  @PrimaryGeneratedColumn()
  id: number;

  @Index({ unique: true })
  @IntegerColumn()
  user_id: number;

  @ManyToOne(() => User, { nullable: false, onDelete: 'CASCADE', onUpdate: 'RESTRICT' })
  @JoinColumn({ name: 'user_id' })
  user?: Relation<User>;

  /** Sealed under the installation's key; it leaves the server once, while the app is set up. */
  @TextColumn()
  secret: string;

  /** Null while the app has not given a right code: until then it counts for nothing. */
  @MomentColumn({ nullable: true })
  confirmed_at: string | null;

  /** The step of the last code that was taken; none of it or before it counts again. */
  @IntegerColumn({ nullable: true })
  last_step: number | null;
}
