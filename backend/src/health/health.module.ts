import { Module } from '@nestjs/common';
import { BackupsModule } from '../backups/backups.module.js';
import { UnnamedProxy } from '../platform/http/unnamed-proxy.js';
import { DependenciesService } from './dependencies.service.js';
import { HealthController } from './health.controller.js';
import { SystemHealthController } from './system-health.controller.js';

@Module({
  imports: [BackupsModule],
  controllers: [HealthController, SystemHealthController],
  providers: [UnnamedProxy, DependenciesService],
})
export class HealthModule {}
