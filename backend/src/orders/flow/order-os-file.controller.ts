import { Controller, Delete, Get, Res, StreamableFile } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import { Needs, SignedIn } from '../../access/access.decorators.js';
import { CurrentUser, type Actor } from '../../access/current-user.js';
import { FilesService } from '../../files/files.service.js';
import { describeObject, headersOf } from '../../files/serve-file.service.js';
import { Answers } from '../../platform/http/answers.js';
import { IdParam } from '../../platform/http/id-param.js';
import { NotFound } from '../../platform/errors/app-errors.js';
import { orderTexts } from '../orders.texts.js';
import { OrderReader } from '../tree/order-reader.service.js';
import { OrderView } from '../tree/order-view.js';
import { OrdersService } from './orders.service.js';

/** The service-order file of an order; it is uploaded with a save of the order. */
@ApiTags('orders')
@Controller('api/orders/:id')
export class OrderOsFileController {
  constructor(
    private readonly reader: OrderReader,
    private readonly files: FilesService,
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
    const { os_stored_file: file } = await this.reader.getTree(actor, id);
    const opened = file && (await this.files.open(file.original_key));
    if (!opened) throw new NotFound(orderTexts.noOsFile);
    response.set(headersOf(describeObject(file.original_key, file), opened, true));
    return new StreamableFile(opened.stream);
  }

  @Delete('remove-os')
  @Answers(OrderView, 'Remove the service-order file')
  @Needs('edit_orders', 'edit_pre_orders')
  remove(@CurrentUser() actor: Actor, @IdParam() id: number): Promise<OrderView> {
    return this.orders.removeOsFile(actor, id);
  }
}
