import { Body, Controller, Get, Patch } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Needs, SignedIn } from '../../access/access.decorators.js';
import { CurrentUser, type Actor } from '../../access/current-user.js';
import { Answers } from '../../platform/http/answers.js';
import { IdParam } from '../../platform/http/id-param.js';
import { PartSuggestionsService } from '../parts/part-suggestions.service.js';
import { SuggestionsOfPartView } from '../parts/part-suggestions.view.js';
import { PartsBatchDto } from './parts-batch.dto.js';
import { PartSaving } from './part-saving.service.js';
import { SavedPartsView } from './part-saving.view.js';

/** All parts of one order, whatever their sets. */
@ApiTags('parts')
@Controller('api/orders/:order_id/parts')
export class OrderPartsController {
  constructor(
    private readonly saving: PartSaving,
    private readonly suggestions: PartSuggestionsService,
  ) {}

  @Get('suggestions')
  @Answers([SuggestionsOfPartView], 'What the drawings of the parts suggest for their fields')
  @SignedIn()
  suggestionsOf(
    @CurrentUser() user: Actor,
    @IdParam('order_id') orderId: number,
  ): Promise<SuggestionsOfPartView[]> {
    return this.suggestions.suggestAll(user, orderId);
  }

  @Patch()
  @Answers(SavedPartsView, 'Change many parts of an order, add some and remove some, and recalculate them')
  @Needs('edit_orders', 'edit_pre_orders')
  save(
    @CurrentUser() user: Actor,
    @IdParam('order_id') orderId: number,
    @Body() body: PartsBatchDto,
  ): Promise<SavedPartsView> {
    return this.saving.saveAll(user, orderId, body);
  }
}
