import { IntersectionType, PartialType } from '@nestjs/swagger';
import { shape, shapeWith } from '../../../platform/shape.js';
import { NamedCall } from '../../../platform/http/call-key.js';
import { textField } from '../../../platform/http/fields.js';
import { idField } from '../../../platform/http/number-fields.js';
import { VersionedInput } from '../../../platform/http/versions.js';
import { messages } from '../../../platform/i18n/messages.js';

const { nameRequired, required } = messages.validation;

class KitNamesDto extends shape({
  name: textField({ required: nameRequired }),
  folder: textField({ description: 'Kits of one folder stand together; null: in none' }),
}) {}

/** Body of POST /api/kits. */
export class CreateKitDto extends shapeWith(KitNamesDto, {
  set_id: idField({ required, description: 'The set that it is made of' }),
}) {}

/** Body of PUT /api/kits/{id}; what is absent stays. */
export class UpdateKitDto extends IntersectionType(
  PartialType(KitNamesDto, { skipNullProperties: false }),
  VersionedInput,
) {}

/** Body of POST /api/orders/{id}/insert-kit. */
export class InsertKitDto extends shapeWith(NamedCall, {
  kit_id: idField({ required, description: 'The kit' }),
}) {}
