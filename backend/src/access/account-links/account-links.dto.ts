import { ApiProperty } from '@nestjs/swagger';
import { Nullable } from '../../platform/http/nullable.js';
import { FlagField, SecretField, TextField } from '../../platform/http/fields.js';
import { IdListField } from '../../platform/http/number-fields.js';
import { messages } from '../../platform/i18n/messages.js';
import { accessTexts } from '../access.texts.js';
import { PASSWORD_LEAST, emailPattern } from '../account-rules.js';
import { UserView } from '../users/user.views.js';
import { accountLinkPurposes, type AccountLinkPurpose } from './account-link.entity.js';

const { validation } = messages;

/** Body of POST /api/password-reset. */
export class ResetRequestDto {
  @TextField({ required: validation.emailRequired })
  email: string;
}

/** Body of POST /api/account-links/find. */
export class LinkTokenDto {
  @TextField({ required: accessTexts.linkOver, description: 'What stands behind the # of the link' })
  token: string;
}

/** Body of POST /api/account-links/use. */
export class UseLinkDto extends LinkTokenDto {
  @SecretField({ required: accessTexts.passwordRequired, least: PASSWORD_LEAST })
  password: string;

  @SecretField({ repeats: ['password', accessTexts.passwordsDiffer] })
  password_confirmation: string;
}

/** The account whose password a link sets. */
export class AccountLinkView {
  @ApiProperty({ enum: accountLinkPurposes, enumName: 'AccountLinkPurpose', description: 'What it is for' })
  purpose: AccountLinkPurpose;

  @ApiProperty()
  name: string;

  @ApiProperty()
  email: string;

  @ApiProperty({ format: 'date-time', description: 'Until when it works' })
  expires_at: string;
}

/** The ways that the sign-in screen offers besides a password. */
export class SignInOptionsView {
  @ApiProperty({ description: 'Whether a forgotten password can be replaced by e-mail' })
  password_reset: boolean;

  @ApiProperty({ description: 'Whether people may create an account themselves' })
  registration: boolean;

  @Nullable(String, 'The host at which passkeys can be used; null: at none')
  passkey_domain: string | null;

  @Nullable(String, 'What the OpenID provider is called; null: none is set')
  oidc_name: string | null;
}

/** Body of POST /api/user-invitations. */
export class InviteDto {
  @TextField({ required: validation.nameRequired })
  name: string;

  @TextField({ required: validation.emailRequired, pattern: emailPattern })
  email: string;

  @FlagField()
  admin?: boolean | null;

  @IdListField()
  group_ids?: number[] | null;
}

/** States of an invitation's e-mail by the time of the answer. */
export const invitationMailStates = ['off', 'sent', 'later', 'refused'] as const;
export type InvitationMailState = (typeof invitationMailStates)[number];

/** An invitation with its link, which is shown this once. */
export class InvitationView {
  @ApiProperty({ type: UserView, description: 'The account that waits for a password' })
  user: UserView;

  @ApiProperty({ description: 'Path of its screen, with the token behind the #' })
  path: string;

  @Nullable(String, 'Whole address, where PUBLIC_URL is set')
  url: string | null;

  @ApiProperty({ format: 'date-time', description: 'Until when it works' })
  expires_at: string;

  @ApiProperty({
    enum: invitationMailStates,
    enumName: 'InvitationMailState',
    description: 'Its e-mail: none is sent, it was taken by the server, it is still tried, or it was refused',
  })
  mail: InvitationMailState;
}
