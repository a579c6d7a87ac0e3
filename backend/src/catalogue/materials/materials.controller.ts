import { Controller } from '@nestjs/common';
import { CatalogueController } from '../crud/catalogue.controller.js';
import { MaterialInput, MaterialView } from './materials.dto.js';
import { MaterialsService } from './materials.service.js';

const routes = { resource: 'materials', input: MaterialInput, view: MaterialView };

@Controller(`api/${routes.resource}`)
export class MaterialsController extends CatalogueController(routes) {
  constructor(service: MaterialsService) {
    super(service);
  }
}
