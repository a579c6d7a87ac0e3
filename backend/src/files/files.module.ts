import { Module } from '@nestjs/common';
import { OrderAccessModule } from '../orders/order-access.module.js';
import { FilesRepository } from './files.repository.js';
import { FilesService } from './files.service.js';
import { FileIntake } from './intake/prepare-file.js';
import { Rasteriser } from './rasterise/rasteriser.js';
import { WorkerRasteriser } from './rasterise/worker-rasteriser.js';

/** Uploaded files: inspect, rasterise, preview, thumbnail, store, serve. */
@Module({
  imports: [OrderAccessModule],
  providers: [FilesRepository, FilesService, FileIntake, { provide: Rasteriser, useClass: WorkerRasteriser }],
  exports: [FilesService],
})
export class FilesModule {}
