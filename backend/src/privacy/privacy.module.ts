import { Module } from '@nestjs/common';
import { AccessModule } from '../access/access.module.js';
import { CatalogueModule } from '../catalogue/catalogue.module.js';
import { PersonalDataService } from './personal-data.service.js';
import { PrivacyController } from './privacy.controller.js';

/** Hands over and takes away what is kept about people. */
@Module({
  imports: [AccessModule, CatalogueModule],
  controllers: [PrivacyController],
  providers: [PersonalDataService],
})
export class PrivacyModule {}
