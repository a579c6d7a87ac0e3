import { Body, Controller, Get, Post, Put } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Needs, SignedIn } from '../../access/access.decorators.js';
import { CurrentUser, type Actor } from '../../access/current-user.js';
import { Answers, Creates } from '../../platform/http/answers.js';
import { IdParam } from '../../platform/http/id-param.js';
import { PartView } from '../parts/part-view.js';
import { PartFieldsDto, PartsOrderDto, UpdatePartDto } from '../parts/parts.dto.js';
import { PartsService } from '../parts/parts.service.js';
import { PartSaving } from './part-saving.service.js';
import { SavedPartView } from './part-saving.view.js';

/** The parts of one set. */
@ApiTags('parts')
@Controller('api/sets/:set_id/parts')
export class SetPartsController {
  constructor(
    private readonly parts: PartsService,
    private readonly saving: PartSaving,
  ) {}

  @Get()
  @ApiOperation({ summary: 'List the parts of a set' })
  @SignedIn()
  @ApiOkResponse({ type: PartView, isArray: true })
  list(@CurrentUser() user: Actor, @IdParam('set_id') setId: number): Promise<PartView[]> {
    return this.parts.list(user, setId);
  }

  @Post()
  @Creates(SavedPartView, 'Create a part in a set')
  @Needs('edit_orders', 'edit_pre_orders')
  create(
    @CurrentUser() user: Actor,
    @IdParam('set_id') setId: number,
    @Body() body: PartFieldsDto,
  ): Promise<SavedPartView> {
    return this.saving.create(user, setId, body);
  }

  // Declared before `:id`, which would take the word 'order' for an id.
  @Put('order')
  @ApiOperation({ summary: 'Put the parts of a set in another order' })
  @Needs('edit_orders', 'edit_pre_orders')
  @ApiOkResponse({ type: PartView, isArray: true })
  reorder(
    @CurrentUser() user: Actor,
    @IdParam('set_id') setId: number,
    @Body() { ids }: PartsOrderDto,
  ): Promise<PartView[]> {
    return this.parts.reorder(user, setId, ids);
  }

  @Put(':id')
  @Answers(SavedPartView, 'Change the given fields of a part and recalculate it')
  @Needs('edit_orders', 'edit_pre_orders')
  update(
    @CurrentUser() user: Actor,
    @IdParam('set_id') setId: number,
    @IdParam() id: number,
    @Body() body: UpdatePartDto,
  ): Promise<SavedPartView> {
    return this.saving.update(user, setId, id, body);
  }
}
