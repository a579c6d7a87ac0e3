import { Body, Controller, Get, Put } from '@nestjs/common';
import { ApiConflictResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { AdminOnly } from '../../access/access.decorators.js';
import { CompanyTaxesDto, CompanyTaxesView } from './company-taxes.dto.js';
import { CompanyTaxesService } from './company-taxes.service.js';

@ApiTags('company')
@Controller('api/company/taxes')
export class CompanyTaxesController {
  constructor(private readonly taxes: CompanyTaxesService) {}

  @AdminOnly()
  @Get()
  @ApiOperation({ summary: 'How the company is taxed, and the timetable of the tax reform' })
  @ApiOkResponse({ type: CompanyTaxesView })
  find(): Promise<CompanyTaxesView> {
    return this.taxes.view();
  }

  @AdminOnly()
  @Put()
  @ApiOperation({ summary: 'Change how the company is taxed' })
  @ApiOkResponse({ type: CompanyTaxesView })
  @ApiConflictResponse({ description: 'Changed meanwhile: another version than the one that was sent' })
  update(@Body() body: CompanyTaxesDto): Promise<CompanyTaxesView> {
    return this.taxes.update(body);
  }
}
