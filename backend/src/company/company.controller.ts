import { Body, Controller, Delete, Get, Post, Put } from '@nestjs/common';
import { ApiConflictResponse, ApiTags } from '@nestjs/swagger';
import { AdminOnly, SignedIn } from '../access/access.decorators.js';
import { AcceptsFile, ReceivedFile } from '../files/upload/accepts-file.decorator.js';
import type { Upload } from '../files/upload.js';
import { CompanyDto, CompanyView } from './company.dto.js';
import { CompanyService } from './company.service.js';
import { Answers } from '../platform/http/answers.js';

@ApiTags('company')
@Controller('api/company')
export class CompanyController {
  constructor(private readonly company: CompanyService) {}

  @SignedIn()
  @Get()
  @Answers(CompanyView, 'The company, as it stands in the header of documents')
  find(): Promise<CompanyView> {
    return this.company.view();
  }

  @AdminOnly()
  @Put()
  @Answers(CompanyView, 'Change the company')
  @ApiConflictResponse({ description: 'Changed meanwhile: another version than the one that was sent' })
  update(@Body() body: CompanyDto): Promise<CompanyView> {
    return this.company.update(body);
  }

  @AdminOnly()
  @Post('logo')
  @Answers(CompanyView, 'Upload the logo')
  @AcceptsFile('file', 'logo')
  setLogo(@ReceivedFile({ required: true }) file: Upload): Promise<CompanyView> {
    return this.company.setLogo(file);
  }

  @AdminOnly()
  @Delete('logo')
  @Answers(CompanyView, 'Remove the logo')
  removeLogo(): Promise<CompanyView> {
    return this.company.removeLogo();
  }
}
