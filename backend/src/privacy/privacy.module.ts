import { Module } from '@nestjs/common';
import { AccessModule } from '../access/access.module.js';
import { CatalogueModule } from '../catalogue/catalogue.module.js';
import { Anonymization } from './anonymization.service.js';
import { PersonalExport } from './personal-export.service.js';
import { PrivacyController } from './privacy.controller.js';

/** What is kept about people: handed over, and taken away. */
@Module({
  imports: [AccessModule, CatalogueModule],
  controllers: [PrivacyController],
  providers: [PersonalExport, Anonymization],
})
export class PrivacyModule {}
