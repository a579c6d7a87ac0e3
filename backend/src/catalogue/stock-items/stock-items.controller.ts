import { Controller, Get, Req, StreamableFile } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiProduces, IntersectionType, OmitType } from '@nestjs/swagger';
import type { Request } from 'express';
import { integer, nullable, one, shapeWith } from '../../platform/shape.js';
import { SignedIn } from '../../access/access.decorators.js';
import { CatalogueController } from '../crud/catalogue.controller.js';
import { joined, StoredEntry } from '../crud/entry-fields.js';
import { MaterialView } from '../materials/materials.controller.js';
import { BarView } from '../bars/bars.controller.js';
import { IdParam } from '../../platform/http/id-param.js';
import { originOf } from '../../platform/http/request-origin.js';
import { StockItemInput } from './stock-items.dto.js';
import { StockItemsService } from './stock-items.service.js';
import { StockItem } from './stock-item.entity.js';
import { stockLabel } from './stock-label.js';

/** A sheet, bar or remnant as the API answers it. */
class StockItemView extends shapeWith(IntersectionType(OmitType(StockItemInput, ['count']), StoredEntry), {
  material: joined(nullable(one(() => MaterialView))),
  bar: joined(nullable(one(() => BarView))),
  batch_id: nullable(integer('The batch that it is reserved for')),
  from_batch_id: nullable(integer('The batch that left it as a remnant')),
}) {}

export const stockItems = {
  resource: 'stock-items' as const,
  plural: 'items of the stock',
  entity: StockItem,
  input: StockItemInput,
  view: StockItemView,
  searched: ['code', 'place', 'obs', 'material.name', 'bar.name'],
  joined: ['material', 'bar'],
  unrecorded: ['batch_id', 'from_batch_id'],
  sortedBy: 'code',
};

@Controller(`api/${stockItems.resource}`)
export class StockItemsController extends CatalogueController(stockItems, StockItemsService) {
  @Get(':id/label')
  @ApiOperation({ summary: 'A label with a QR code that leads to the item, as a page to print' })
  @SignedIn()
  @ApiProduces('text/html')
  @ApiOkResponse({ description: 'A page of 70 × 37 mm', schema: { type: 'string' } })
  async label(@IdParam() id: number, @Req() request: Request): Promise<StreamableFile> {
    const url = `${originOf(request)}/${stockItems.resource}/${String(id)}`;
    const label = stockLabel(await this.service.get(id), url);
    return new StreamableFile(Buffer.from(label.text), { type: 'text/html; charset=utf-8' });
  }
}
