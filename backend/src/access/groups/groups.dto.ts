import { IntersectionType } from '@nestjs/swagger';
import { shape } from '../../platform/shape.js';
import { flagField, textField } from '../../platform/http/fields.js';
import { idListField } from '../../platform/http/number-fields.js';
import { VersionedInput } from '../../platform/http/versions.js';
import { messages } from '../../platform/i18n/messages.js';

/** Body of POST /api/groups; what is absent counts as empty when creating and stays as it is when changing. */
export class GroupDto extends shape({
  name: textField({ required: messages.validation.nameRequired }),
  second_factor_required: flagField({
    description: 'Its users set up a second factor before they do anything else',
  }),
  user_ids: idListField(),
  permission_ids: idListField(),
}) {}

/** Body of PUT /api/groups/{id}. */
export class UpdateGroupDto extends IntersectionType(GroupDto, VersionedInput) {}
