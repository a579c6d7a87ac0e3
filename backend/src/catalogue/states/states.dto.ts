import { ApiProperty } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { NumberField, TextField } from '../../platform/http/fields.js';
import { messages } from '../../platform/i18n/messages.js';

const { catalogue, validation } = messages;

/** What is sent to store a state. */
export class StateInput {
  @TextField({ required: validation.nameRequired })
  name: string;

  @Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? value.toUpperCase() : value))
  @TextField({
    max: 2,
    required: catalogue.abbreviationRequired,
    pattern: [/^.{2}$/u, catalogue.abbreviationLength],
    maxText: catalogue.abbreviationLength,
  })
  abbreviation: string;

  @NumberField({
    decimals: 2,
    required: catalogue.icmsRequired,
    max: 100,
    minText: catalogue.icmsTooSmall,
    maxText: catalogue.icmsTooBig,
    description: '%',
  })
  icms: number;
}

/** A state as the API answers it. */
export class StateView extends StateInput {
  @ApiProperty()
  id: number;
}
