import { Controller } from '@nestjs/common';
import { IntersectionType } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { FigureField } from '../../platform/http/figure-fields.js';
import { TextField } from '../../platform/http/fields.js';
import { IdField } from '../../platform/http/number-fields.js';
import { CodeField, StoredEntry } from '../crud/entry-fields.js';
import { messages } from '../../platform/i18n/messages.js';
import { catalogueTexts } from '../catalogue.texts.js';
import { CatalogueController } from '../crud/catalogue.controller.js';
import { Process } from './process.entity.js';

const { validation } = messages;

/** A request to store a process. */
class ProcessInput {
  @CodeField()
  code?: string | null;

  @TextField({ required: validation.required })
  title: string;

  @TextField({ max: 10_000, description: 'observations' })
  content?: string | null;

  @FigureField('value_per_minute', {
    decimalsText: catalogueTexts.processTooManyDecimals,
    required: validation.required,
  })
  value_per_minute: number;

  @FigureField('setup', { description: 'per lot; absent keeps what is stored, null is 0' })
  @Transform(({ value }: { value: unknown }) => (value === null || value === '' ? 0 : value))
  setup?: number | null;

  @IdField({ description: 'What gives its minutes; absent keeps what is stored' })
  rule_id?: number | null;
}

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
