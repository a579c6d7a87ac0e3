import type { CatalogueDeclaration } from '../types';
import { barCatalogue } from './bars';
import { componentCatalogue } from './components';
import { customerCatalogue } from './customers';
import { materialCatalogue } from './materials';
import { ncmCatalogue } from './ncms';
import { processCatalogue } from './processes';
import { sheetCatalogue } from './sheets';
import { stateCatalogue } from './states';
import { stockCatalogue } from './stock-items';
import { timeRuleCatalogue } from './time-rules';

/** Every catalogue of the product. */
export const catalogues: readonly CatalogueDeclaration[] = [
  materialCatalogue,
  sheetCatalogue,
  barCatalogue,
  componentCatalogue,
  processCatalogue,
  timeRuleCatalogue,
  ncmCatalogue,
  stateCatalogue,
  customerCatalogue,
  stockCatalogue,
];
