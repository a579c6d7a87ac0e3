import { IntersectionType } from '@nestjs/swagger';
import { TextField } from '../../platform/http/fields.js';
import { IdListField } from '../../platform/http/number-fields.js';
import { VersionedInput } from '../../platform/http/versions.js';
import { messages } from '../../platform/i18n/messages.js';

/** Body of POST /api/groups; an absent list counts as empty when creating and stays as it is when changing. */
export class GroupDto {
  @TextField({ required: messages.validation.nameRequired })
  name: string;

  @IdListField()
  user_ids?: number[] | null;

  @IdListField()
  permission_ids?: number[] | null;
}

/** Body of PUT /api/groups/{id}. */
export class UpdateGroupDto extends IntersectionType(GroupDto, VersionedInput) {}
