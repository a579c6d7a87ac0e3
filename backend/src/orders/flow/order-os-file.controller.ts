import { Controller, Delete, Get, Res, StreamableFile } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import { Needs, SignedIn } from '../../access/access.decorators.js';
import { CurrentUser, type Actor } from '../../access/current-user.js';
import { headersOf } from '../../files/serve-file.service.js';
import { IdParam } from '../../platform/http/id-param.js';
import { OrderOsFile } from './order-os-file.service.js';
import { OrderView } from '../tree/order-view.js';
import { OrdersService } from './orders.service.js';

/** The service-order file of an order; it is uploaded with a save of the order. */
@ApiTags('orders')
@Controller('api/orders/:id')
export class OrderOsFileController {
  constructor(
    private readonly osFile: OrderOsFile,
    private readonly orders: OrdersService,
  ) {}

  @Get('download-os')
  @ApiOperation({ summary: 'Download the service-order file' })
  @SignedIn()
  @ApiOkResponse({
    description: 'The file as it was uploaded, to be saved under its name',
    content: { '*/*': { schema: { type: 'string', format: 'binary' } } },
  })
  async download(
    @CurrentUser() actor: Actor,
    @IdParam() id: number,
    @Res({ passthrough: true }) response: Response,
  ): Promise<StreamableFile> {
    const { object, opened } = await this.osFile.open(actor, id);
    response.set(headersOf(object, opened, true));
    return new StreamableFile(opened.stream);
  }

  @Delete('remove-os')
  @ApiOperation({ summary: 'Remove the service-order file' })
  @Needs('edit_orders', 'edit_pre_orders')
  @ApiOkResponse({ type: OrderView })
  remove(@CurrentUser() actor: Actor, @IdParam() id: number): Promise<OrderView> {
    return this.orders.removeOsFile(actor, id);
  }
}
