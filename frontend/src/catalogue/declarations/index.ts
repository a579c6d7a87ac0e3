import type { CatalogueDeclaration, CatalogueResource } from '../types';
import { barCatalogue } from './bars';
import { componentCatalogue } from './components';
import { customerCatalogue } from './customers';
import { materialCatalogue } from './materials';
import { ncmCatalogue } from './ncms';
import { operationCatalogue } from './operations';
import { processCatalogue } from './processes';
import { sheetCatalogue } from './sheets';
import { stateCatalogue } from './states';
import { stockCatalogue } from './stock-items';
import { timeRuleCatalogue } from './time-rules';

/** Every catalogue of the product. */
export const catalogues: Readonly<Record<CatalogueResource, CatalogueDeclaration>> = {
  materials: materialCatalogue,
  sheets: sheetCatalogue,
  bars: barCatalogue,
  components: componentCatalogue,
  processes: processCatalogue,
  'time-rules': timeRuleCatalogue,
  'mercosur-common-nomenclatures': ncmCatalogue,
  states: stateCatalogue,
  customers: customerCatalogue,
  'stock-items': stockCatalogue,
  operations: operationCatalogue,
};
