import { Module } from '@nestjs/common';
import { FilesModule } from '../files/files.module.js';
import { CompanyController } from './company.controller.js';
import { CompanyService } from './company.service.js';
import { CompanyTaxesController } from './taxes/company-taxes.controller.js';
import { CompanyTaxesService } from './taxes/company-taxes.service.js';

/** The company, as it stands in a document's header. */
@Module({
  imports: [FilesModule],
  controllers: [CompanyController, CompanyTaxesController],
  providers: [CompanyService, CompanyTaxesService],
  exports: [CompanyService, CompanyTaxesService],
})
export class CompanyModule {}
