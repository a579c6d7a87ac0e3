import { Body, Controller, Get, HttpCode, Param, Post, Query, type StreamableFile } from '@nestjs/common';
import {
  ApiConflictResponse,
  ApiCreatedResponse,
  ApiOkResponse,
  ApiOperation,
  ApiParam,
  ApiTags,
} from '@nestjs/swagger';
import { SignedIn } from '../../access/access.decorators.js';
import { CurrentUser, type Actor } from '../../access/current-user.js';
import type { Upload } from '../../files/upload.js';
import { AcceptsFile, ReceivedFile } from '../../files/upload/accepts-file.decorator.js';
import { ApiXlsx, sendFile } from '../export/send-file.js';
import { importCatalogueOf, importCatalogues } from './import-catalogues.js';
import { ImportTemplates } from './import-template.service.js';
import {
  ImportDto,
  ImportPageDto,
  ImportPageView,
  ImportPreviewView,
  ImportView,
  PreviewImportDto,
} from './imports.dto.js';
import { ImportsService } from './imports.service.js';

/** Bytes of a file that is imported. */
const MOST_BYTES = 10 * 1024 * 1024;

const ApiCatalogue = () => ApiParam({ name: 'catalogue', enum: importCatalogues });

/** Files into catalogues: who may create and change entries may import them. */
@ApiTags('imports')
@Controller('api/imports')
export class ImportsController {
  constructor(
    private readonly imports: ImportsService,
    private readonly templates: ImportTemplates,
  ) {}

  @Get(':catalogue')
  @ApiOperation({ summary: 'What was imported into a catalogue' })
  @SignedIn()
  @ApiCatalogue()
  @ApiOkResponse({ type: ImportPageView })
  list(@Param('catalogue') name: string, @Query() { page }: ImportPageDto): Promise<ImportPageView> {
    return this.imports.list(importCatalogueOf(name), page ?? 1);
  }

  @Get(':catalogue/template')
  @ApiOperation({ summary: 'An XLSX file to be filled in, with its headings and instructions' })
  @SignedIn()
  @ApiCatalogue()
  @ApiXlsx('Headings, instructions, and what columns can name')
  async template(@Param('catalogue') name: string): Promise<StreamableFile> {
    return sendFile(await this.templates.file(importCatalogueOf(name)));
  }

  @Post(':catalogue/preview')
  @HttpCode(200)
  @ApiOperation({ summary: 'What importing an XLSX or CSV file would do; stores nothing' })
  @SignedIn()
  @ApiCatalogue()
  @AcceptsFile('file', { most: MOST_BYTES }, { body: PreviewImportDto })
  @ApiOkResponse({ type: ImportPreviewView })
  preview(
    @Param('catalogue') name: string,
    @ReceivedFile({ required: true }) file: Upload,
    @Body() body: PreviewImportDto,
  ): Promise<ImportPreviewView> {
    return this.imports.preview(importCatalogueOf(name), file, body);
  }

  @Post(':catalogue')
  @ApiOperation({ summary: 'Import a file as its preview showed, all of it or nothing' })
  @SignedIn()
  @ApiCatalogue()
  @AcceptsFile('file', { most: MOST_BYTES }, { body: ImportDto })
  @ApiCreatedResponse({ type: ImportView })
  @ApiConflictResponse({ description: 'It would do something else than the preview showed' })
  run(
    @CurrentUser() actor: Actor,
    @Param('catalogue') name: string,
    @ReceivedFile({ required: true }) file: Upload,
    @Body() body: ImportDto,
  ): Promise<ImportView> {
    return this.imports.run(actor, importCatalogueOf(name), file, body);
  }
}
