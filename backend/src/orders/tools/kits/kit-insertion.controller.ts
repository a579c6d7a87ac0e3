import { Body, Controller, Get, Post } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Needs, SignedIn } from '../../../access/access.decorators.js';
import { CurrentUser, type Actor } from '../../../access/current-user.js';
import { IdParam } from '../../../platform/http/id-param.js';
import { KitInsertion } from './kit-insertion.service.js';
import { InsertKitDto } from './kits.dto.js';
import { InsertedKitView, KitPriceView } from './kits.view.js';

@ApiTags('kits')
@Controller('api/orders/:id')
export class KitInsertionController {
  constructor(private readonly kits: KitInsertion) {}

  @Get('kits/:kit_id')
  @ApiOperation({ summary: "The price of a kit's set in the order, by today's catalogue" })
  @SignedIn()
  @ApiOkResponse({ type: KitPriceView })
  price(
    @CurrentUser() user: Actor,
    @IdParam() id: number,
    @IdParam('kit_id') kitId: number,
  ): Promise<KitPriceView> {
    return this.kits.price(user, id, kitId);
  }

  @Post('insert-kit')
  @ApiOperation({ summary: "Make a set of a kit, at the end of the order and at today's prices" })
  @Needs('edit_orders', 'edit_pre_orders')
  @ApiCreatedResponse({ type: InsertedKitView })
  insert(
    @CurrentUser() user: Actor,
    @IdParam() id: number,
    @Body() body: InsertKitDto,
  ): Promise<InsertedKitView> {
    return this.kits.insert(user, id, body);
  }
}
