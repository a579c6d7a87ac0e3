import { IntersectionType, PartialType } from '@nestjs/swagger';
import { NamedCall } from '../../../platform/http/call-key.js';
import { TextField } from '../../../platform/http/fields.js';
import { IdField } from '../../../platform/http/number-fields.js';
import { VersionedInput } from '../../../platform/http/versions.js';
import { messages } from '../../../platform/i18n/messages.js';

const { nameRequired, required } = messages.validation;

class KitNamesDto {
  @TextField({ required: nameRequired })
  name: string;

  @TextField({ description: 'Kits of one folder stand together; null: in none' })
  folder?: string | null;
}

/** Body of POST /api/kits. */
export class CreateKitDto extends KitNamesDto {
  @IdField({ required, description: 'The set that it is made of' })
  set_id: number;
}

/** Body of PUT /api/kits/{id}; what is absent stays. */
export class UpdateKitDto extends IntersectionType(
  PartialType(KitNamesDto, { skipNullProperties: false }),
  VersionedInput,
) {}

/** Body of POST /api/orders/{id}/insert-kit. */
export class InsertKitDto extends NamedCall {
  @IdField({ required, description: 'The kit' })
  kit_id: number;
}
