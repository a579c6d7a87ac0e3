import { Module } from '@nestjs/common';
import { AccessModule } from '../access/access.module.js';
import { CatalogueModule } from '../catalogue/catalogue.module.js';
import { Anonymization } from './anonymization.service.js';
import { PersonalExport } from './personal-export.service.js';
import { PersonalRows } from './personal-rows.repository.js';
import { PrivacyController } from './privacy.controller.js';
import { RemovedNames } from './removed-names.repository.js';

/** What is kept about people: handed over, and taken away. */
@Module({
  imports: [AccessModule, CatalogueModule],
  controllers: [PrivacyController],
  providers: [PersonalRows, PersonalExport, RemovedNames, Anonymization],
})
export class PrivacyModule {}
