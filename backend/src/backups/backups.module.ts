import { Module } from '@nestjs/common';
import { BackupsService } from './backups.service.js';

/** Backups of the embedded installation: what is scheduled, and how the last ones went. */
@Module({
  providers: [BackupsService],
  exports: [BackupsService],
})
export class BackupsModule {}
