import { ApiProperty } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { FigureField } from '../../platform/http/figure-fields.js';
import { TextField } from '../../platform/http/fields.js';
import { messages } from '../../platform/i18n/messages.js';
import { catalogueTexts } from '../catalogue.texts.js';

const { validation } = messages;

/** A request to store a state. */
export class StateInput {
  @TextField({ required: validation.nameRequired })
  name: string;

  @Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? value.toUpperCase() : value))
  @TextField({
    max: 2,
    required: catalogueTexts.abbreviationRequired,
    pattern: [/^.{2}$/u, catalogueTexts.abbreviationLength],
    maxText: catalogueTexts.abbreviationLength,
  })
  abbreviation: string;

  @FigureField('icms', {
    required: catalogueTexts.icmsRequired,
    minText: catalogueTexts.icmsTooSmall,
    maxText: catalogueTexts.icmsTooBig,
  })
  icms: number;
}

/** A state as the API answers it. */
export class StateView extends StateInput {
  @ApiProperty()
  id: number;

  @ApiProperty()
  version: number;
}
