import { Controller } from '@nestjs/common';
import { CatalogueController } from '../crud/catalogue.controller.js';
import { SheetInput, SheetView } from './sheets.dto.js';
import { SheetsService } from './sheets.service.js';

const routes = { resource: 'sheets', input: SheetInput, view: SheetView };

@Controller(`api/${routes.resource}`)
export class SheetsController extends CatalogueController(routes) {
  constructor(service: SheetsService) {
    super(service);
  }

  /** `?material_id=` keeps the sheets of one material. */
  protected override ownFilter({ material_id }: Record<string, unknown>): Record<string, unknown> {
    return typeof material_id === 'string' && material_id !== '' ? { material_id } : {};
  }
}
