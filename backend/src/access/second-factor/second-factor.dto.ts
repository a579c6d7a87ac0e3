import { ApiProperty } from '@nestjs/swagger';
import { SecretField, TextField } from '../../platform/http/fields.js';
import { accessTexts } from '../access.texts.js';

/** Body of POST /api/profile/totp. */
export class ProvePasswordDto {
  @SecretField({
    description: 'The own password; not needed where none was chosen, for ten minutes after a sign-in',
  })
  password?: string | null;
}

/** Body of POST /api/profile/totp/confirm. */
export class CodeDto {
  @TextField({ required: accessTexts.codeRequired, max: 40, description: 'Six digits of the app' })
  code: string;
}

/** Body of POST /api/profile/totp/remove and POST /api/profile/recovery-codes. */
export class ProveBothDto extends ProvePasswordDto {
  @TextField({
    required: accessTexts.codeRequired,
    max: 40,
    description: 'Six digits of the app, or a recovery code',
  })
  code: string;
}

/** Body of POST /api/login/second-factor. */
export class SecondStepDto {
  @TextField({ required: accessTexts.pendingOver, max: 500, description: 'As the sign-in answered it' })
  pending_token: string;

  @TextField({
    required: accessTexts.codeRequired,
    max: 40,
    description: 'Six digits of the app, or a recovery code',
  })
  code: string;
}

/** The own second factor. */
export class SecondFactorView {
  @ApiProperty({
    type: String,
    nullable: true,
    format: 'date-time',
    description: 'Since when an app is set up; null without one',
  })
  totp_since: string | null;

  @ApiProperty({ type: 'integer', description: 'Passkeys that are registered: each is a second factor, too' })
  passkeys: number;

  @ApiProperty({ type: 'integer', description: 'Recovery codes that were not used yet' })
  recovery_codes_left: number;

  @ApiProperty({ description: 'Whether a group of the user requires one' })
  required: boolean;
}

/** A QR code as one path of an SVG. */
export class QrView {
  @ApiProperty({ type: 'integer', description: 'Modules per side, without white around it' })
  size: number;

  @ApiProperty({ description: 'The `d` of the path, in modules' })
  path: string;
}

/** The secret that sets an authenticator app up; it is shown this once. */
export class TotpSetupView {
  @ApiProperty({ description: 'The key in base 32, to be typed into the app' })
  secret: string;

  @ApiProperty({ description: 'What the QR code says' })
  uri: string;

  @ApiProperty({ type: QrView, description: 'The QR code that the app reads' })
  qr: QrView;
}

/** Recovery codes, shown this once. */
export class RecoveryCodesView {
  @ApiProperty({ type: [String], description: 'Each counts once' })
  codes: string[];
}
