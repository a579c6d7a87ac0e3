import { IntersectionType } from '@nestjs/swagger';
import { FlagField, TextField } from '../../platform/http/fields.js';
import { IdListField } from '../../platform/http/number-fields.js';
import { VersionedInput } from '../../platform/http/versions.js';
import { messages } from '../../platform/i18n/messages.js';

/** Body of POST /api/groups; what is absent counts as empty when creating and stays as it is when changing. */
export class GroupDto {
  @TextField({ required: messages.validation.nameRequired })
  name: string;

  @FlagField({ description: 'Its users set up a second factor before they do anything else' })
  second_factor_required?: boolean | null;

  @IdListField()
  user_ids?: number[] | null;

  @IdListField()
  permission_ids?: number[] | null;
}

/** Body of PUT /api/groups/{id}. */
export class UpdateGroupDto extends IntersectionType(GroupDto, VersionedInput) {}
