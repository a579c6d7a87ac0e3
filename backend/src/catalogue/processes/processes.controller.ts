import { Controller } from '@nestjs/common';
import { IntersectionType } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { decorated, shape } from '../../platform/shape.js';
import { textField } from '../../platform/http/fields.js';
import { figureField, idField } from '../../platform/http/number-fields.js';
import { codeField, StoredEntry } from '../crud/entry-fields.js';
import { messages } from '../../platform/i18n/messages.js';
import { catalogueTexts } from '../catalogue.texts.js';
import { CatalogueController } from '../crud/catalogue.controller.js';
import { Process } from './process.entity.js';

const { validation } = messages;

/** A request to store a process. */
class ProcessInput extends shape({
  code: codeField(),
  title: textField({ required: validation.required }),
  content: textField({ max: 10_000, description: 'observations' }),
  value_per_minute: figureField('value_per_minute', {
    decimalsText: catalogueTexts.processTooManyDecimals,
    required: validation.required,
  }),
  setup: decorated(
    figureField('setup', { description: 'per lot; absent keeps what is stored, null is 0' }),
    Transform(({ value }: { value: unknown }) => (value === null || value === '' ? 0 : value)),
  ),
  rule_id: idField({ description: 'What gives its minutes; absent keeps what is stored' }),
}) {}

/** A process as the API answers it. */
class ProcessView extends IntersectionType(ProcessInput, StoredEntry) {}

export const processes = {
  resource: 'processes' as const,
  plural: 'processes',
  entity: Process,
  input: ProcessInput,
  view: ProcessView,
  searched: ['code', 'title', 'content'],
  sortedBy: 'title',
};

@Controller(`api/${processes.resource}`)
export class ProcessesController extends CatalogueController(processes) {}
