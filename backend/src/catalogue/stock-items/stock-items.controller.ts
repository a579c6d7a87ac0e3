import { Controller } from '@nestjs/common';
import { ApiProperty, IntersectionType, OmitType } from '@nestjs/swagger';
import { CatalogueController } from '../crud/catalogue.controller.js';
import { StoredEntry } from '../crud/entry-fields.js';
import { MaterialView } from '../materials/materials.controller.js';
import { BarView } from '../bars/bars.controller.js';
import { StockItemInput } from './stock-items.dto.js';
import { StockItemsService } from './stock-items.service.js';
import { StockItem } from './stock-item.entity.js';

/** A sheet, bar or remnant as the API answers it. */
class StockItemView extends IntersectionType(OmitType(StockItemInput, ['count']), StoredEntry) {
  @ApiProperty({ type: MaterialView, nullable: true })
  material?: MaterialView | null;

  @ApiProperty({ type: BarView, nullable: true })
  bar?: BarView | null;

  @ApiProperty({ type: 'integer', nullable: true, description: 'The batch that it is reserved for' })
  batch_id: number | null;
}

export const stockItems = {
  resource: 'stock-items' as const,
  plural: 'items of the stock',
  entity: StockItem,
  input: StockItemInput,
  view: StockItemView,
  searched: ['code', 'place', 'obs', 'material.name', 'bar.name'],
  joined: ['material', 'bar'],
  unrecorded: ['batch_id'],
  sortedBy: 'code',
};

@Controller(`api/${stockItems.resource}`)
export class StockItemsController extends CatalogueController(stockItems, StockItemsService) {}
