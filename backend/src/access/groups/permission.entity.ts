import { Entity, Index, PrimaryGeneratedColumn } from 'typeorm';
import { TextColumn } from '../../platform/database/columns.js';
import type { PermissionName } from '../domain/permissions.js';

/** A named right; the rows mirror `access/permissions.ts`. */
@Entity('permissions')
export class Permission {
  @PrimaryGeneratedColumn()
  id: number;

  @Index({ unique: true })
  @TextColumn(50)
  name: PermissionName;
}
