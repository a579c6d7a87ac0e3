import { Module } from '@nestjs/common';
import { AdministrationHistoryController } from './administration-history.controller.js';
import { AdministrationHistory } from './administration-history.service.js';

/** Reads what `audit/` keeps; apart from it, since accounts write it and reading it needs one. */
@Module({ controllers: [AdministrationHistoryController], providers: [AdministrationHistory] })
export class AdministrationHistoryModule {}
