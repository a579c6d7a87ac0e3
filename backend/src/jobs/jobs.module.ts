import { Module } from '@nestjs/common';
import { JobSourcesModule } from './job-sources.module.js';
import { JobsController } from './jobs.controller.js';

/** One list of what the server works on by itself, whatever feature it belongs to. */
@Module({ imports: [JobSourcesModule], controllers: [JobsController] })
export class JobsModule {}
