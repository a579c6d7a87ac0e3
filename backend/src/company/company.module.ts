import { Module } from '@nestjs/common';
import { FilesModule } from '../files/files.module.js';
import { registerEntities } from '../platform/database/register-entities.js';
import { CompanyController } from './company.controller.js';
import { Company } from './company.entity.js';
import { CompanyService } from './company.service.js';

/** The company, as it stands in a document's header. */
@Module({
  imports: [...registerEntities(Company), FilesModule],
  controllers: [CompanyController],
  providers: [CompanyService],
  exports: [CompanyService],
})
export class CompanyModule {}
