import { catalogueNames, type CatalogueName } from '../../catalogue/catalogues.service.js';
import { NotFound } from '../../platform/errors/app-errors.js';
import { messages } from '../../platform/i18n/messages.js';

/** The catalogue of a path. @throws NotFound */
export function catalogueOf(name: string): CatalogueName {
  const known = catalogueNames.find((one) => one === name);
  if (!known) throw new NotFound(messages.http.routeNotFound);
  return known;
}
