import { IntersectionType } from '@nestjs/swagger';
import { FlagField, SecretField, TextField } from '../../platform/http/fields.js';
import { VersionedInput } from '../../platform/http/versions.js';
import { messages } from '../../platform/i18n/messages.js';
import { accessTexts } from '../access.texts.js';
import { PASSWORD_LEAST, emailPattern } from '../account-rules.js';

const { validation } = messages;

/** The fields of an account that an administrator enters. */
class AccountFieldsDto {
  @TextField({ required: validation.nameRequired })
  name: string;

  @TextField({ required: validation.emailRequired, pattern: emailPattern })
  email: string;

  @FlagField()
  admin?: boolean | null;
}

/** Body of PUT /api/users/{id}; a switch that is absent stays as it is. */
export class UpdateUserDto extends IntersectionType(AccountFieldsDto, VersionedInput) {
  @FlagField({ description: 'False ends the user’s sessions; true also approves a waiting account' })
  enabled?: boolean | null;
}

/** Body of POST /api/users. */
export class CreateUserDto extends AccountFieldsDto {
  @SecretField({
    required: accessTexts.passwordRequired,
    least: PASSWORD_LEAST,
    description: 'Temporary: has to be changed after the first sign-in',
  })
  password: string;
}

/** Body of PUT /api/users/{id}/temporary-password. */
export class TemporaryPasswordDto {
  @SecretField({ required: accessTexts.passwordRequired, least: PASSWORD_LEAST })
  password: string;
}
