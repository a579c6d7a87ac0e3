import { Controller } from '@nestjs/common';
import { IntersectionType } from '@nestjs/swagger';
import { shape } from '../../platform/shape.js';
import { figureField } from '../../platform/http/number-fields.js';
import { flagField, textField } from '../../platform/http/fields.js';
import { catalogueTexts } from '../catalogue.texts.js';
import { StoredEntry } from '../crud/entry-fields.js';
import { CatalogueController } from '../crud/catalogue.controller.js';
import { datedRatesField, IpiRateDto } from '../dated-rates.dto.js';
import { Ncm } from './ncm.entity.js';

/** A request to store an NCM code. */
class NcmInput extends shape({
  code: textField({ max: 20, required: catalogueTexts.codeRequired }),
  description: textField({ max: 500 }),
  ipi: figureField('ipi', {
    required: catalogueTexts.ipiRequired,
    minText: catalogueTexts.ipiTooSmall,
    maxText: catalogueTexts.ipiTooBig,
  }),
  exception: textField({
    max: 3,
    maxText: catalogueTexts.exceptionDigits,
    pattern: [/^\d{2,3}$/, catalogueTexts.exceptionDigits],
    description: 'Exception of the IPI table (Ex), two or three digits',
  }),
  rates: datedRatesField(() => IpiRateDto),
  keeps_ipi: flagField({ description: 'Its IPI goes on after 2026 (Zona Franca de Manaus)' }),
}) {}

/** A ncm as the API answers it. */
export class NcmView extends IntersectionType(NcmInput, StoredEntry) {}

export const ncms = {
  resource: 'mercosur-common-nomenclatures' as const,
  plural: 'NCM codes',
  entity: Ncm,
  input: NcmInput,
  view: NcmView,
  searched: ['description'],
  searchedNumbers: ['code'],
  sortedBy: 'code',
};

@Controller(`api/${ncms.resource}`)
export class NcmsController extends CatalogueController(ncms) {}
