import { Controller } from '@nestjs/common';
import { IntersectionType } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { nullable, one, shapeWith } from '../../platform/http/shape.js';
import { FigureField } from '../../platform/http/figure-fields.js';
import { ChoiceField, TextField } from '../../platform/http/fields.js';
import { IdField } from '../../platform/http/number-fields.js';
import { MATERIAL_GROUPS, type MaterialGroup } from '../../pricing/domain/minutes/time-rule.js';
import { CodeField, joined, StoredEntry } from '../crud/entry-fields.js';
import { messages } from '../../platform/i18n/messages.js';
import { catalogueTexts } from '../catalogue.texts.js';
import { NcmView } from '../ncms/ncms.controller.js';
import { CatalogueController } from '../crud/catalogue.controller.js';
import { Material } from './material.entity.js';

const { validation } = messages;

/** A request to store a material. */
class MaterialInput {
  @CodeField()
  code?: string | null;

  @TextField({ required: validation.nameRequired })
  name: string;

  @FigureField('specific_weight', { required: catalogueTexts.specificWeightRequired })
  specific_weight: number;

  @FigureField('price_kg', { required: catalogueTexts.priceRequired })
  price_kg: number;

  @ChoiceField(MATERIAL_GROUPS, {
    description: 'What rules for minutes know it as; absent keeps what is stored, null is other',
  })
  @Transform(({ value }: { value: unknown }) => (value === null || value === '' ? 'other' : value))
  group?: MaterialGroup | null;

  @IdField()
  ncm_id?: number | null;
}

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
