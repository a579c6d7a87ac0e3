import { Global, Module } from '@nestjs/common';
import { AuditLog } from './audit-log.service.js';

/** Keeps the history of administration. Global, as everything that is administered writes it; its routes are apart. */
@Global()
@Module({
  providers: [AuditLog],
  exports: [AuditLog],
})
export class AuditModule {}
