import { Body, Controller, Get, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Needs, SignedIn } from '../../../access/access.decorators.js';
import { CurrentUser, type Actor } from '../../../access/current-user.js';
import { Answers, Creates } from '../../../platform/http/answers.js';
import { IdParam } from '../../../platform/http/id-param.js';
import { KitInsertion } from './kit-insertion.service.js';
import { InsertKitDto } from './kits.dto.js';
import { InsertedKitView, KitPriceView } from './kits.view.js';

@ApiTags('kits')
@Controller('api/orders/:id')
export class KitInsertionController {
  constructor(private readonly kits: KitInsertion) {}

  @Get('kits/:kit_id')
  @Answers(KitPriceView, "The price of a kit's set in the order, by today's catalogue")
  @SignedIn()
  price(
    @CurrentUser() user: Actor,
    @IdParam() id: number,
    @IdParam('kit_id') kitId: number,
  ): Promise<KitPriceView> {
    return this.kits.price(user, id, kitId);
  }

  @Post('insert-kit')
  @Creates(InsertedKitView, "Make a set of a kit, at the end of the order and at today's prices")
  @Needs('edit_orders', 'edit_pre_orders')
  insert(
    @CurrentUser() user: Actor,
    @IdParam() id: number,
    @Body() body: InsertKitDto,
  ): Promise<InsertedKitView> {
    return this.kits.insert(user, id, body);
  }
}
