import { Body, Controller, Post } from '@nestjs/common';
import {
  ApiCreatedResponse,
  ApiExtraModels,
  ApiNotFoundResponse,
  ApiOperation,
  ApiTags,
  getSchemaPath,
} from '@nestjs/swagger';
import { Needs } from '../../../access/access.decorators.js';
import { CurrentUser, type Actor } from '../../../access/current-user.js';
import type { Upload } from '../../../files/upload.js';
import { AcceptsFile, ReceivedFile } from '../../../files/upload/accepts-file.decorator.js';
import { PartUploadsService } from './part-uploads.service.js';
import { PartView } from '../part-view.js';
import { PartUploadDto } from '../parts.dto.js';

const part = { $ref: getSchemaPath(PartView) };

@ApiTags('parts')
@Controller('api/upload-set-part')
export class PartUploadsController {
  constructor(private readonly uploads: PartUploadsService) {}

  @Post()
  @ApiOperation({ summary: 'Upload a drawing: a part for each page, or another drawing for a part' })
  @Needs('edit_orders', 'edit_pre_orders')
  @AcceptsFile('file', 'part', { body: PartUploadDto })
  @ApiExtraModels(PartView)
  @ApiNotFoundResponse({ description: 'No such set or part, or not visible to this user' })
  @ApiCreatedResponse({ schema: { oneOf: [part, { type: 'array', items: part }] } })
  upload(
    @CurrentUser() user: Actor,
    @ReceivedFile({ required: true }) file: Upload,
    @Body() body: PartUploadDto,
  ): Promise<PartView | PartView[]> {
    return this.uploads.upload(user, file, body);
  }
}
