import { IntersectionType } from '@nestjs/swagger';
import { shape, shapeWith } from '../../platform/shape.js';
import { flagField, secretField, textField } from '../../platform/http/fields.js';
import { VersionedInput } from '../../platform/http/versions.js';
import { messages } from '../../platform/i18n/messages.js';
import { accessTexts } from '../access.texts.js';
import { PASSWORD_LEAST, emailPattern } from '../account-rules.js';

const { validation } = messages;

/** The fields of an account that an administrator enters. */
class AccountFieldsDto extends shape({
  name: textField({ required: validation.nameRequired }),
  email: textField({ required: validation.emailRequired, pattern: emailPattern }),
  admin: flagField(),
}) {}

/** Body of PUT /api/users/{id}; a switch that is absent stays as it is. */
export class UpdateUserDto extends shapeWith(IntersectionType(AccountFieldsDto, VersionedInput), {
  enabled: flagField({ description: 'False ends the user’s sessions; true also approves a waiting account' }),
}) {}

/** Body of POST /api/users. */
export class CreateUserDto extends shapeWith(AccountFieldsDto, {
  password: secretField({
    required: accessTexts.passwordRequired,
    least: PASSWORD_LEAST,
    description: 'Temporary: has to be changed after the first sign-in',
  }),
}) {}

/** Body of PUT /api/users/{id}/temporary-password. */
export class TemporaryPasswordDto extends shape({
  password: secretField({ required: accessTexts.passwordRequired, least: PASSWORD_LEAST }),
}) {}
