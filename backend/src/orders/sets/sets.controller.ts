import { Body, Controller, Delete, Get, Header, HttpCode, Post, StreamableFile } from '@nestjs/common';
import {
  ApiNotFoundResponse,
  ApiOkResponse,
  ApiOperation,
  ApiTags,
  ApiUnprocessableEntityResponse,
} from '@nestjs/swagger';
import { Needs, SignedIn } from '../../access/access.decorators.js';
import { CurrentUser, type Actor } from '../../access/current-user.js';
import { FileIntake } from '../../files/intake/prepare-file.js';
import type { Upload } from '../../files/upload.js';
import { AcceptsFile, ReceivedFile } from '../../files/upload/accepts-file.decorator.js';
import { Answers, Creates } from '../../platform/http/answers.js';
import { IdParam } from '../../platform/http/id-param.js';
import { OrderAccessService } from '../access/order-access.service.js';
import { SetView } from './set-view.js';
import { CreateSetDto, UpdateSetDto } from './sets.dto.js';
import { SetsService } from './sets.service.js';

@ApiTags('sets')
@Controller('api/sets')
export class SetsController {
  constructor(
    private readonly sets: SetsService,
    private readonly access: OrderAccessService,
    private readonly intake: FileIntake,
  ) {}

  @Post()
  @Creates(SetView, 'Create a set')
  @Needs('edit_orders', 'edit_pre_orders')
  @ApiNotFoundResponse({ description: 'No such order, or not visible to this user' })
  create(@CurrentUser() user: Actor, @Body() body: CreateSetDto): Promise<SetView> {
    return this.sets.create(user, body);
  }

  @Get(':id')
  @Answers(SetView, 'One set with its parts')
  @SignedIn()
  get(@CurrentUser() user: Actor, @IdParam() id: number): Promise<SetView> {
    return this.sets.get(user, id);
  }

  @Post(':id/update')
  @Answers(SetView, 'Change the given fields of a set, or its picture')
  @Needs('edit_orders', 'edit_pre_orders')
  @AcceptsFile('image', 'set', { body: UpdateSetDto, json: true })
  update(
    @CurrentUser() user: Actor,
    @IdParam() id: number,
    @Body() body: UpdateSetDto,
    @ReceivedFile() image: Upload | undefined,
  ): Promise<SetView> {
    return this.sets.update(user, id, body, image);
  }

  /** Stores nothing. Of a PDF the answer is its first page, of a DXF its drawing. */
  @Post(':id/picture-preview')
  @ApiOperation({ summary: 'Show a file as it would be stored as the picture of a set' })
  @HttpCode(200)
  @Header('Cache-Control', 'no-store')
  @Needs('edit_orders', 'edit_pre_orders')
  @AcceptsFile('image', 'set')
  @ApiOkResponse({
    description: 'The picture',
    content: { 'image/webp': { schema: { type: 'string', format: 'binary' } } },
  })
  async previewPicture(
    @CurrentUser() user: Actor,
    @IdParam() id: number,
    @ReceivedFile({ required: true }) image: Upload,
  ): Promise<StreamableFile> {
    // Who may not change the set is refused before the expensive work.
    await this.access.checkEditable(user, { set: id });
    return new StreamableFile(await this.intake.drawPreview(image, 'set'), { type: 'image/webp' });
  }

  @Delete(':id')
  @Answers(SetView, 'Delete a set with its parts and files; answers it as it was')
  @ApiUnprocessableEntityResponse({ description: 'The quote waits for its answer' })
  @Needs('edit_orders', 'edit_pre_orders')
  remove(@CurrentUser() user: Actor, @IdParam() id: number): Promise<SetView> {
    return this.sets.remove(user, id);
  }
}
