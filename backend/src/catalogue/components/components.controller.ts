import { Controller } from '@nestjs/common';
import { IntersectionType } from '@nestjs/swagger';
import { nullable, one, shape, shapeWith } from '../../platform/shape.js';
import { textField } from '../../platform/http/fields.js';
import { figureField, idField } from '../../platform/http/number-fields.js';
import { codeField, joined, StoredEntry } from '../crud/entry-fields.js';
import { messages } from '../../platform/i18n/messages.js';
import { catalogueTexts } from '../catalogue.texts.js';
import { NcmView } from '../ncms/ncms.controller.js';
import { CatalogueController } from '../crud/catalogue.controller.js';
import { Component } from './component.entity.js';

const { validation } = messages;

/** A request to store a component. */
class ComponentInput extends shape({
  code: codeField(),
  name: textField({ required: validation.nameRequired }),
  specification: textField(),
  unit_value: figureField('component_value', { required: catalogueTexts.unitValueRequired }),
  supplier: textField(),
  ncm_id: idField(),
}) {}

/** A component as the API answers it. */
class ComponentView extends shapeWith(IntersectionType(ComponentInput, StoredEntry), {
  ncm: joined(nullable(one(() => NcmView))),
}) {}

export const components = {
  resource: 'components' as const,
  plural: 'components',
  entity: Component,
  input: ComponentInput,
  view: ComponentView,
  searched: ['code', 'name', 'specification', 'supplier'],
  joined: ['ncm'],
  sortedBy: 'name',
};

@Controller(`api/${components.resource}`)
export class ComponentsController extends CatalogueController(components) {}
