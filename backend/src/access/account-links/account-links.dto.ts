import { flag, instant, namedChoice, nullable, one, shape, shapeWith, text } from '../../platform/shape.js';
import { flagField, secretField, textField } from '../../platform/http/fields.js';
import { idListField } from '../../platform/http/number-fields.js';
import { messages } from '../../platform/i18n/messages.js';
import { accessTexts } from '../access.texts.js';
import { PASSWORD_LEAST, emailPattern } from '../account-rules.js';
import { UserView } from '../users/user.views.js';
import { accountLinkPurposes } from './account-link.entity.js';

const { validation } = messages;

/** Body of POST /api/password-reset. */
export class ResetRequestDto extends shape({
  email: textField({ required: validation.emailRequired }),
}) {}

/** Body of POST /api/account-links/find. */
export class LinkTokenDto extends shape({
  token: textField({ required: accessTexts.linkOver, description: 'What stands behind the # of the link' }),
}) {}

/** Body of POST /api/account-links/use. */
export class UseLinkDto extends shapeWith(LinkTokenDto, {
  password: secretField({ required: accessTexts.passwordRequired, least: PASSWORD_LEAST }),
  password_confirmation: secretField({ repeats: ['password', accessTexts.passwordsDiffer] }),
}) {}

/** The account whose password a link sets. */
export class AccountLinkView extends shape({
  purpose: namedChoice('AccountLinkPurpose', accountLinkPurposes, 'What it is for'),
  name: text(),
  email: text(),
  expires_at: instant('Until when it works'),
}) {}

/** The ways that the sign-in screen offers besides a password. */
export class SignInOptionsView extends shape({
  password_reset: flag('Whether a forgotten password can be replaced by e-mail'),
  registration: flag('Whether people may create an account themselves'),
  passkey_domain: nullable(text('The host at which passkeys can be used; null: at none')),
  oidc_name: nullable(text('What the OpenID provider is called; null: none is set')),
}) {}

/** Body of POST /api/user-invitations. */
export class InviteDto extends shape({
  name: textField({ required: validation.nameRequired }),
  email: textField({ required: validation.emailRequired, pattern: emailPattern }),
  admin: flagField(),
  group_ids: idListField(),
}) {}

/** States of an invitation's e-mail by the time of the answer. */
export const invitationMailStates = ['off', 'sent', 'later', 'refused'] as const;
export type InvitationMailState = (typeof invitationMailStates)[number];

/** An invitation with its link, which is shown this once. */
export class InvitationView extends shape({
  user: one(() => UserView, 'The account that waits for a password'),
  path: text('Path of its screen, with the token behind the #'),
  url: nullable(text('Whole address, where PUBLIC_URL is set')),
  expires_at: instant('Until when it works'),
  mail: namedChoice(
    'InvitationMailState',
    invitationMailStates,
    'Its e-mail: none is sent, it was taken by the server, it is still tried, or it was refused',
  ),
}) {}
