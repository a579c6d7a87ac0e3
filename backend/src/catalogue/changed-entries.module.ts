import { Global, Module } from '@nestjs/common';
import { ChangedEntries } from './changed-entries.js';

/** One announcer for all catalogues, whose modules are many. */
@Global()
@Module({ providers: [ChangedEntries], exports: [ChangedEntries] })
export class ChangedEntriesModule {}
