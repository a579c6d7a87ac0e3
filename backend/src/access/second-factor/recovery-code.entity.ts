import { Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn, type Relation } from 'typeorm';
import { IntegerColumn, TextColumn } from '../../platform/database/columns.js';
import { User } from '../users/user.entity.js';

/** A code that stands in for a lost device, once: its row goes when it is used. */
@Entity('recovery_codes')
export class RecoveryCode {
  @PrimaryGeneratedColumn()
  id: number;

  @Index()
  @IntegerColumn()
  user_id: number;

  @ManyToOne(() => User, { nullable: false, onDelete: 'CASCADE', onUpdate: 'RESTRICT' })
  @JoinColumn({ name: 'user_id' })
  user?: Relation<User>;

  /** SHA-256, in hexadecimal digits. */
  @TextColumn(64)
  digest: string;
}
