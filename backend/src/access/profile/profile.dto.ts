import { ApiProperty, OmitType } from '@nestjs/swagger';
import { Nullable } from '../../platform/http/nullable.js';
import { SecretField, TextField } from '../../platform/http/fields.js';
import { messages } from '../../platform/i18n/messages.js';
import { accessTexts } from '../access.texts.js';
import { PASSWORD_LEAST, emailPattern } from '../account-rules.js';
import type { Session } from '../sessions/session.entity.js';

const { validation } = messages;

/** Body of PUT /api/profile. */
export class ProfileDto {
  @TextField({ required: validation.nameRequired })
  name: string;

  @TextField({ required: validation.emailRequired, pattern: emailPattern })
  email: string;

  @SecretField({ description: 'The own password, needed for another e-mail; see ProvePasswordDto' })
  password?: string | null;
}

/** Body of PUT /api/profile/password. */
export class PasswordDto {
  @SecretField({ required: accessTexts.currentPasswordRequired })
  current_password: string;

  @SecretField({ required: accessTexts.passwordRequired, least: PASSWORD_LEAST })
  password: string;

  @SecretField({ repeats: ['password', accessTexts.passwordsDiffer] })
  password_confirmation: string;
}

/** Body of POST /api/profile/first-password. */
export class FirstPasswordDto extends OmitType(PasswordDto, ['current_password']) {}

/** A place where the user is signed in. */
export class SessionView {
  @ApiProperty({ format: 'uuid' })
  id: string;

  @ApiProperty({ description: 'Moment of the sign-in, ISO 8601 in UTC' })
  created_at: string;

  @ApiProperty({ description: 'ISO 8601, UTC' })
  expires_at: string;

  @Nullable(String, 'What the browser calls itself')
  user_agent: string | null;

  @Nullable(String)
  ip: string | null;

  @ApiProperty({ description: 'The one that asks' })
  current: boolean;
}

/** Answer of DELETE /api/profile/sessions/others. */
export class EndedView {
  @ApiProperty({ description: 'How many sessions ended' })
  ended: number;
}

/** The wire's form of a session. */
export function sessionView(session: Session, currentId: string): SessionView {
  const { id, created_at, expires_at, user_agent, ip } = session;
  return { id, created_at, expires_at, user_agent, ip, current: id === currentId };
}
