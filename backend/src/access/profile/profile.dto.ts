import { OmitType } from '@nestjs/swagger';
import { decimal, flag, nullable, property, shape, text } from '../../platform/shape.js';
import { secretField, textField } from '../../platform/http/fields.js';
import { messages } from '../../platform/i18n/messages.js';
import { accessTexts } from '../access.texts.js';
import { PASSWORD_LEAST, emailPattern } from '../account-rules.js';
import type { Session } from '../sessions/session.entity.js';

const { validation } = messages;

/** Body of PUT /api/profile. */
export class ProfileDto extends shape({
  name: textField({ required: validation.nameRequired }),
  email: textField({ required: validation.emailRequired, pattern: emailPattern }),
  password: secretField({ description: 'The own password, needed for another e-mail; see ProvePasswordDto' }),
}) {}

/** Body of PUT /api/profile/password. */
export class PasswordDto extends shape({
  current_password: secretField({ required: accessTexts.currentPasswordRequired }),
  password: secretField({ required: accessTexts.passwordRequired, least: PASSWORD_LEAST }),
  password_confirmation: secretField({ repeats: ['password', accessTexts.passwordsDiffer] }),
}) {}

/** Body of POST /api/profile/first-password. */
export class FirstPasswordDto extends OmitType(PasswordDto, ['current_password']) {}

/** A place where the user is signed in. */
export class SessionView extends shape({
  id: property<string>({ type: String, format: 'uuid' }),
  created_at: text('Moment of the sign-in, ISO 8601 in UTC'),
  expires_at: text('ISO 8601, UTC'),
  user_agent: nullable(text('What the browser calls itself')),
  ip: nullable(text()),
  current: flag('The one that asks'),
}) {}

/** Answer of DELETE /api/profile/sessions/others. */
export class EndedView extends shape({
  ended: decimal('How many sessions ended'),
}) {}

/** The wire's form of a session. */
export function sessionView(session: Session, currentId: string): SessionView {
  const { id, created_at, expires_at, user_agent, ip } = session;
  return { id, created_at, expires_at, user_agent, ip, current: id === currentId };
}
