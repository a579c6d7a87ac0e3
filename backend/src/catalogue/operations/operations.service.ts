import { Conflict } from '../../platform/errors/app-errors.js';
import { TOLLING_OPERATION, USUAL_OPERATION } from '../../pricing/domain/taxes/operations.js';
import { catalogueTexts } from '../catalogue.texts.js';
import type { Usage } from '../crud/catalogue.repository.js';
import { CatalogueService } from '../crud/catalogue.service.js';
import type { OperationInput } from './operations.dto.js';
import type { SaleOperation } from './operation.entity.js';

/** The catalogue of operations; orders always find the two that count where nothing is chosen. */
export class OperationsService extends CatalogueService<SaleOperation, OperationInput> {
  override async remove(id: number): Promise<SaleOperation> {
    if (id === USUAL_OPERATION || id === TOLLING_OPERATION)
      throw new Conflict(catalogueTexts.standardOperation);
    return super.remove(id);
  }

  protected override inUse(usages: readonly Usage[]): string {
    return catalogueTexts.operationInUse(usages);
  }
}
