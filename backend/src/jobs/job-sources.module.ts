import { Module } from '@nestjs/common';
import { JobSources } from './job-sources.js';

/** Where features add their jobs to the list. */
@Module({ providers: [JobSources], exports: [JobSources] })
export class JobSourcesModule {}
