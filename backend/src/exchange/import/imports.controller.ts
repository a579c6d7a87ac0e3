import { Body, Controller, Get, Param, Post, Query, type StreamableFile } from '@nestjs/common';
import { ApiConflictResponse, ApiOperation, ApiParam, ApiTags } from '@nestjs/swagger';
import { SignedIn } from '../../access/access.decorators.js';
import { CurrentUser, type Actor } from '../../access/current-user.js';
import { Catalogues } from '../../catalogue/catalogues.service.js';
import type { Upload } from '../../files/upload.js';
import { AcceptsFile, ReceivedFile } from '../../files/upload/accepts-file.decorator.js';
import { Answers, Creates } from '../../platform/http/answers.js';
import { IdParam } from '../../platform/http/id-param.js';
import { ApiXlsx, sendFile } from '../export/send-file.js';
import { importCatalogueOf, importCatalogues } from './import-catalogues.js';
import { importTemplate } from './import-template.js';
import {
  ImportDto,
  ImportPageDto,
  ImportPageView,
  ImportPreviewView,
  ImportView,
  PreviewImportDto,
  TableCellsView,
  UndoImportDto,
  UndoPreviewView,
} from './imports.dto.js';
import { ImportsService } from './imports.service.js';
import { readTexts } from './reading/imported-file.js';
import { SheetThreads } from '../xlsx/sheet-threads.js';

/** Bytes of a file that is imported. */
const MOST_BYTES = 10 * 1024 * 1024;

/** More than a rule's table takes, so that it shows. */
const MOST_OF_TABLE = { rows: 202, columns: 10 };

const ApiCatalogue = () => ApiParam({ name: 'catalogue', enum: importCatalogues });

/** Files into catalogues: who may create and change entries may import them. */
@ApiTags('imports')
@Controller('api/imports')
export class ImportsController {
  constructor(
    private readonly imports: ImportsService,
    private readonly catalogues: Catalogues,
    private readonly threads: SheetThreads,
  ) {}

  @Get(':catalogue')
  @Answers(ImportPageView, 'What was imported into a catalogue')
  @SignedIn()
  @ApiCatalogue()
  list(@Param('catalogue') name: string, @Query() { page }: ImportPageDto): Promise<ImportPageView> {
    return this.imports.list(importCatalogueOf(name), page ?? 1);
  }

  @Get(':catalogue/template')
  @ApiOperation({ summary: 'An XLSX file to be filled in, with its headings and instructions' })
  @SignedIn()
  @ApiCatalogue()
  @ApiXlsx('Headings, instructions, and what columns can name')
  async template(@Param('catalogue') name: string): Promise<StreamableFile> {
    return sendFile(await importTemplate(this.threads, this.catalogues, importCatalogueOf(name)));
  }

  @Post('time-rules/table')
  @Answers(TableCellsView, "The cells of an XLSX, ODS or CSV file for a rule's table; stores nothing")
  @SignedIn()
  @AcceptsFile('file', { most: MOST_BYTES })
  async table(@ReceivedFile({ required: true }) file: Upload): Promise<TableCellsView> {
    return { rows: await readTexts(this.threads, file, MOST_OF_TABLE) };
  }

  @Post(':catalogue/preview')
  @Answers(ImportPreviewView, 'What importing an XLSX, ODS or CSV file would do; stores nothing')
  @SignedIn()
  @ApiCatalogue()
  @AcceptsFile('file', { most: MOST_BYTES }, { body: PreviewImportDto })
  preview(
    @Param('catalogue') name: string,
    @ReceivedFile({ required: true }) file: Upload,
    @Body() body: PreviewImportDto,
  ): Promise<ImportPreviewView> {
    return this.imports.preview(importCatalogueOf(name), file, body);
  }

  @Post(':catalogue')
  @Creates(ImportView, 'Import a file as its preview showed, all of it or nothing')
  @SignedIn()
  @ApiCatalogue()
  @AcceptsFile('file', { most: MOST_BYTES }, { body: ImportDto })
  @ApiConflictResponse({ description: 'It would do something else than the preview showed' })
  run(
    @CurrentUser() actor: Actor,
    @Param('catalogue') name: string,
    @ReceivedFile({ required: true }) file: Upload,
    @Body() body: ImportDto,
  ): Promise<ImportView> {
    return this.imports.run(actor, importCatalogueOf(name), file, body);
  }

  @Get(':id/undo')
  @Answers(UndoPreviewView, 'What undoing an import would do, and what would stay; stores nothing')
  @SignedIn()
  previewUndo(@IdParam() id: number): Promise<UndoPreviewView> {
    return this.imports.previewUndo(id);
  }

  @Post(':id/undo')
  @Answers(ImportView, 'Undo an import as the preview showed: created entries go, changed ones are put back')
  @SignedIn()
  @ApiConflictResponse({ description: 'It would do something else than the preview showed' })
  runUndo(
    @CurrentUser() actor: Actor,
    @IdParam() id: number,
    @Body() { digest }: UndoImportDto,
  ): Promise<ImportView> {
    return this.imports.undo(actor, id, digest);
  }
}
