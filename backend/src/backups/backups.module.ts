import { Module } from '@nestjs/common';
import { registerEntities } from '../platform/database/register-entities.js';
import { Backup } from './backup.entity.js';
import { BackupsService } from './backups.service.js';

/** Backups of the embedded installation: what is scheduled, and how the last ones went. */
@Module({
  imports: registerEntities(Backup),
  providers: [BackupsService],
  exports: [BackupsService],
})
export class BackupsModule {}
