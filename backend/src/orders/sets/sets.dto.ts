import { PartialType } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { ChoiceField, FlagField, TextField } from '../../platform/http/fields.js';
import { IdField, WholeNumberField } from '../../platform/http/number-fields.js';
import { FigureField } from '../../platform/http/figure-fields.js';
import { messages } from '../../platform/i18n/messages.js';
import { BreaksField } from '../breaks-field.js';
import { setUnits, type SetUnit } from '../domain/order-types.js';

const { nameRequired, required } = messages.validation;
const LONGEST_NOTE = 10_000;

/** Multipart bodies hold flags as text. */
const TextToFlag = () =>
  Transform(({ value }: { value: unknown }) =>
    value === '1' || value === 'true' ? true : value === '0' || value === 'false' ? false : value,
  );

class SetNameDto {
  @TextField({ required: nameRequired })
  name: string;
}

export class CreateSetDto extends SetNameDto {
  @IdField({ required })
  order_id: number;
}

/** A change; an absent field stays as it is. Numbers may be texts: the form may be sent as multipart. */
export class UpdateSetDto extends PartialType(SetNameDto, { skipNullProperties: false }) {
  @FigureField('set_quantity', { fromText: true })
  quantity?: number | null;

  @BreaksField()
  breaks?: number[] | null;

  @ChoiceField(setUnits)
  unit?: SetUnit | null;

  @IdField({ fromText: true })
  ncm_id?: number | null;

  @TextField()
  reference?: string | null;

  @TextField({ max: LONGEST_NOTE })
  obs?: string | null;

  @TextToFlag()
  @FlagField({ description: 'Takes the picture away' })
  remove_image?: boolean | null;

  @WholeNumberField({ fromText: true, description: 'The version the change was made on' })
  version?: number | null;
}
