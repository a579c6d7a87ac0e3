import { Module } from '@nestjs/common';
import { FilesModule } from '../files/files.module.js';
import { registerEntities } from '../platform/database/register-entities.js';
import { CompanyController } from './company.controller.js';
import { Company } from './company.entity.js';
import { CompanyService } from './company.service.js';
import { CompanyTaxesController } from './taxes/company-taxes.controller.js';
import { CompanyTaxProfile } from './taxes/company-taxes.entity.js';
import { CompanyTaxesService } from './taxes/company-taxes.service.js';

/** The company, as it stands in a document's header. */
@Module({
  imports: [...registerEntities(Company, CompanyTaxProfile), FilesModule],
  controllers: [CompanyController, CompanyTaxesController],
  providers: [CompanyService, CompanyTaxesService],
  exports: [CompanyService, CompanyTaxesService],
})
export class CompanyModule {}
