import { Body, Controller, Get, Put } from '@nestjs/common';
import { ApiConflictResponse, ApiTags } from '@nestjs/swagger';
import { AdminOnly } from '../../access/access.decorators.js';
import { CompanyTaxesDto, CompanyTaxesView } from './company-taxes.dto.js';
import { CompanyTaxesService } from './company-taxes.service.js';
import { Answers } from '../../platform/http/answers.js';

@ApiTags('company')
@Controller('api/company/taxes')
export class CompanyTaxesController {
  constructor(private readonly taxes: CompanyTaxesService) {}

  @AdminOnly()
  @Get()
  @Answers(CompanyTaxesView, 'How the company is taxed, and the timetable of the tax reform')
  find(): Promise<CompanyTaxesView> {
    return this.taxes.view();
  }

  @AdminOnly()
  @Put()
  @Answers(CompanyTaxesView, 'Change how the company is taxed')
  @ApiConflictResponse({ description: 'Changed meanwhile: another version than the one that was sent' })
  update(@Body() body: CompanyTaxesDto): Promise<CompanyTaxesView> {
    return this.taxes.update(body);
  }
}
