import { flag, instant, integer, list, nullable, one, shape, shapeWith, text } from '../../platform/shape.js';
import { secretField, textField } from '../../platform/http/fields.js';
import { accessTexts } from '../access.texts.js';

/** Body of POST /api/profile/totp. */
export class ProvePasswordDto extends shape({
  password: secretField({
    description: 'The own password; not needed where none was chosen, for ten minutes after a sign-in',
  }),
}) {}

/** Body of POST /api/profile/totp/confirm. */
export class CodeDto extends shape({
  code: textField({ required: accessTexts.codeRequired, max: 40, description: 'Six digits of the app' }),
}) {}

/** Body of POST /api/profile/totp/remove and POST /api/profile/recovery-codes. */
export class ProveBothDto extends shapeWith(ProvePasswordDto, {
  code: textField({
    required: accessTexts.codeRequired,
    max: 40,
    description: 'Six digits of the app, or a recovery code',
  }),
}) {}

/** Body of POST /api/login/second-factor. */
export class SecondStepDto extends shape({
  pending_token: textField({
    required: accessTexts.pendingOver,
    max: 500,
    description: 'As the sign-in answered it',
  }),
  code: textField({
    required: accessTexts.codeRequired,
    max: 40,
    description: 'Six digits of the app, or a recovery code',
  }),
}) {}

/** The own second factor. */
export class SecondFactorView extends shape({
  totp_since: nullable(instant('Since when an app is set up; null without one')),
  passkeys: integer('Passkeys that are registered: each is a second factor, too'),
  recovery_codes_left: integer('Recovery codes that were not used yet'),
  required: flag('Whether a group of the user requires one'),
}) {}

/** A QR code as one path of an SVG. */
export class QrView extends shape({
  size: integer('Modules per side, without white around it'),
  path: text('The `d` of the path, in modules'),
}) {}

/** The secret that sets an authenticator app up; it is shown this once. */
export class TotpSetupView extends shape({
  secret: text('The key in base 32, to be typed into the app'),
  uri: text('What the QR code says'),
  qr: one(() => QrView, 'The QR code that the app reads'),
}) {}

/** Recovery codes, shown this once. */
export class RecoveryCodesView extends shape({
  codes: list(() => String, 'Each counts once'),
}) {}
