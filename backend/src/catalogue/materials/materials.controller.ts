import { Controller } from '@nestjs/common';
import { IntersectionType } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { decorated, nullable, one, shape, shapeWith } from '../../platform/shape.js';
import { choiceField, textField } from '../../platform/http/fields.js';
import { figureField, idField } from '../../platform/http/number-fields.js';
import { MATERIAL_GROUPS } from '../../pricing/domain/minutes/time-rule.js';
import { codeField, joined, StoredEntry } from '../crud/entry-fields.js';
import { messages } from '../../platform/i18n/messages.js';
import { catalogueTexts } from '../catalogue.texts.js';
import { NcmView } from '../ncms/ncms.controller.js';
import { CatalogueController } from '../crud/catalogue.controller.js';
import { Material } from './material.entity.js';

const { validation } = messages;

/** A request to store a material. */
class MaterialInput extends shape({
  code: codeField(),
  name: textField({ required: validation.nameRequired }),
  specific_weight: figureField('specific_weight', { required: catalogueTexts.specificWeightRequired }),
  price_kg: figureField('price_kg', { required: catalogueTexts.priceRequired }),
  group: decorated(
    choiceField(MATERIAL_GROUPS, {
      description: 'What rules for minutes know it as; absent keeps what is stored, null is other',
    }),
    Transform(({ value }: { value: unknown }) => (value === null || value === '' ? 'other' : value)),
  ),
  ncm_id: idField(),
}) {}

/** A material as the API answers it. */
export class MaterialView extends shapeWith(IntersectionType(MaterialInput, StoredEntry), {
  ncm: joined(nullable(one(() => NcmView))),
}) {}

export const materials = {
  resource: 'materials' as const,
  plural: 'materials',
  entity: Material,
  input: MaterialInput,
  view: MaterialView,
  searched: ['code', 'name'],
  joined: ['ncm'],
  sortedBy: 'name',
};

@Controller(`api/${materials.resource}`)
export class MaterialsController extends CatalogueController(materials) {}
