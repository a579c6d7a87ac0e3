import { Global, Module } from '@nestjs/common';
import { registerEntities } from '../platform/database/register-entities.js';
import { AuditEntry } from './audit-entry.entity.js';
import { AuditLog } from './audit-log.service.js';

/** Keeps the history of administration. Global, as everything that is administered writes it; its routes are apart. */
@Global()
@Module({
  imports: registerEntities(AuditEntry),
  providers: [AuditLog],
  exports: [AuditLog],
})
export class AuditModule {}
