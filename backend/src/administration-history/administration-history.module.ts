import { Module } from '@nestjs/common';
import { AdministrationHistoryController } from './administration-history.controller.js';

/** Reads what `audit/` keeps; apart from it, since accounts write it and reading it needs one. */
@Module({ controllers: [AdministrationHistoryController] })
export class AdministrationHistoryModule {}
