import { Body, Controller, Get, Post } from '@nestjs/common';
import {
  ApiCreatedResponse,
  ApiExtraModels,
  ApiNotFoundResponse,
  ApiOperation,
  ApiTags,
  getSchemaPath,
} from '@nestjs/swagger';
import { integer, nullable, one, shape } from '../../../platform/shape.js';
import { Needs, SignedIn } from '../../../access/access.decorators.js';
import { CurrentUser, type Actor } from '../../../access/current-user.js';
import { CompanyService } from '../../../company/company.service.js';
import { FilesService } from '../../../files/files.service.js';
import type { Upload } from '../../../files/upload.js';
import { AcceptsFile, ReceivedFile } from '../../../files/upload/accepts-file.decorator.js';
import { Answers } from '../../../platform/http/answers.js';
import { PartUploadsService } from './part-uploads.service.js';
import { UploadedPagesView } from './uploaded-pages.view.js';
import { PartView } from '../part-view.js';
import { PartUploadDto } from './part-upload.dto.js';

/** A page of a PDF that is read. */
class PageReadView extends shape({
  page: integer('Its number, from 1'),
  of: integer('How many pages the document has'),
}) {}

/** The place of a user's uploads among those of all, and how far the reading of the present one is. */
class UploadsWaitingView extends shape({
  files_ahead: nullable(
    integer(
      'Files of others that are read before the next one of this user; null while one of theirs is read, or none waits',
    ),
  ),
  page_read: nullable(
    one(() => PageReadView, "The page of this user's PDF that is read; null while none is"),
  ),
}) {}

const pages = { $ref: getSchemaPath(UploadedPagesView) };
const part = { $ref: getSchemaPath(PartView) };

@ApiTags('parts')
@Controller('api/upload-set-part')
export class PartUploadsController {
  constructor(
    private readonly uploads: PartUploadsService,
    private readonly files: FilesService,
    private readonly company: CompanyService,
  ) {}

  @Get('waiting')
  @Answers(
    UploadsWaitingView,
    "How many files of others are read before this user's next upload, and which page is read of the present one",
  )
  @SignedIn()
  waiting(@CurrentUser() user: Actor): UploadsWaitingView {
    return { files_ahead: this.files.filesAhead(user.id), page_read: this.files.pageRead(user.id) };
  }

  @Post()
  @ApiOperation({ summary: 'Upload a drawing: a part for each page, or another drawing for a part' })
  @Needs('edit_orders', 'edit_pre_orders')
  @AcceptsFile('file', 'part', { body: PartUploadDto })
  @ApiExtraModels(PartView, UploadedPagesView)
  @ApiNotFoundResponse({ description: 'No such set or part, or not visible to this user' })
  @ApiCreatedResponse({ schema: { oneOf: [part, { type: 'array', items: part }, pages] } })
  async upload(
    @CurrentUser() user: Actor,
    @ReceivedFile({ required: true }) file: Upload,
    @Body() body: PartUploadDto,
  ): Promise<PartView | PartView[] | UploadedPagesView> {
    const { named_by_drawing } = await this.company.current();
    return this.uploads.upload(user, file, body, named_by_drawing);
  }
}
