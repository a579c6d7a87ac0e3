import { Body, Controller, Delete, Get, HttpCode, Post, Put } from '@nestjs/common';
import { ApiConflictResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { AdminOnly, SignedIn } from '../access/access.decorators.js';
import { AcceptsFile, ReceivedFile } from '../files/upload/accepts-file.decorator.js';
import type { Upload } from '../files/upload.js';
import { CompanyDto, CompanyView } from './company.dto.js';
import { CompanyService } from './company.service.js';

@ApiTags('company')
@Controller('api/company')
export class CompanyController {
  constructor(private readonly company: CompanyService) {}

  @SignedIn()
  @Get()
  @ApiOperation({ summary: 'The company, as it stands in the header of documents' })
  @ApiOkResponse({ type: CompanyView })
  find(): Promise<CompanyView> {
    return this.company.view();
  }

  @AdminOnly()
  @Put()
  @ApiOperation({ summary: 'Change the company' })
  @ApiOkResponse({ type: CompanyView })
  @ApiConflictResponse({ description: 'Changed meanwhile: another version than the one that was sent' })
  update(@Body() body: CompanyDto): Promise<CompanyView> {
    return this.company.update(body);
  }

  @AdminOnly()
  @Post('logo')
  @ApiOperation({ summary: 'Upload the logo' })
  @HttpCode(200)
  @AcceptsFile('file', 'logo')
  @ApiOkResponse({ type: CompanyView })
  setLogo(@ReceivedFile({ required: true }) file: Upload): Promise<CompanyView> {
    return this.company.setLogo(file);
  }

  @AdminOnly()
  @Delete('logo')
  @ApiOperation({ summary: 'Remove the logo' })
  @ApiOkResponse({ type: CompanyView })
  removeLogo(): Promise<CompanyView> {
    return this.company.removeLogo();
  }
}
