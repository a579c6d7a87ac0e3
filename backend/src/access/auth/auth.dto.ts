import { PickType } from '@nestjs/swagger';
import { shape, text } from '../../platform/shape.js';
import { secretField, textField } from '../../platform/http/fields.js';
import { messages } from '../../platform/i18n/messages.js';
import { accessTexts } from '../access.texts.js';
import { PASSWORD_LEAST, emailPattern } from '../account-rules.js';
import { UserView } from '../users/user.views.js';

const { validation } = messages;

/** Body of POST /api/login. */
export class LoginDto extends shape({
  email: textField({ required: validation.emailRequired }),
  password: secretField({ required: accessTexts.passwordRequired }),
}) {}

/** Body of POST /api/register. */
export class RegisterDto extends shape({
  name: textField({ required: validation.nameRequired }),
  email: textField({ required: validation.emailRequired, pattern: emailPattern }),
  password: secretField({ required: accessTexts.passwordRequired, least: PASSWORD_LEAST }),
  password_confirmation: secretField({ repeats: ['password', accessTexts.passwordsDiffer] }),
}) {}

/**
 * Answer of POST /api/register. It holds nothing that only an account could have (an id, a moment), so that where
 * accounts wait for approval it is the same for an e-mail that has one already.
 */
export class RegistrationView extends PickType(UserView, [
  'name',
  'email',
  'admin',
  'enabled',
  'awaiting_approval',
] as const) {}

/** Answer of POST /api/login. */
export class TokenView extends shape({
  token: text('Goes into the Authorization header as a bearer token'),
}) {}

/** Answer of POST /api/login where the account has a second factor. */
export class PendingSignInView extends shape({
  pending_token: text('Names the sign-in at its second step, for five minutes; opens nothing by itself'),
}) {}
