import {
  decimal,
  flag,
  list,
  nullable,
  one,
  property,
  shape,
  shapeWith,
  text,
} from '../../platform/shape.js';
import { objectField, secretField, textField, textListField } from '../../platform/http/fields.js';
import { messages } from '../../platform/i18n/messages.js';
import { accessTexts } from '../access.texts.js';

const REQUIRED = accessTexts.passkeyUnreadable;

/** Binary values in base64url. The longest a browser sends is an attestation with certificates. */
const MOST_BINARY = 20_000;

const binary = (description: string) =>
  textField({ required: REQUIRED, max: MOST_BINARY, maxText: REQUIRED, description });

/** The fields of every credential that browsers answer (WebAuthn, PublicKeyCredential.toJSON). */
class CredentialDto extends shape({
  id: textField({ required: REQUIRED, max: 1400, maxText: REQUIRED, description: 'The id, base64url' }),
  rawId: textField({ required: REQUIRED, max: 1400, maxText: REQUIRED, description: 'The same, base64url' }),
  type: textField({ required: REQUIRED, max: 20, maxText: REQUIRED, description: '`public-key`' }),
}) {}

/** A browser's answer to navigator.credentials.create. */
export class AttestationDto extends shape({
  clientDataJSON: binary('What the browser signed for, base64url'),
  attestationObject: binary('The new key, base64url'),
  transports: textListField({ description: 'How the authenticator is reached' }),
}) {}

export class NewCredentialDto extends shapeWith(CredentialDto, {
  response: objectField(() => AttestationDto, {
    required: REQUIRED,
    description: 'The answer of the authenticator',
  }),
}) {}

/** A browser's answer to navigator.credentials.get. */
export class AssertionDto extends shape({
  clientDataJSON: binary('What the browser signed for, base64url'),
  authenticatorData: binary('What the authenticator says of itself, base64url'),
  signature: binary('The signature, base64url'),
  userHandle: textField({
    max: 200,
    maxText: REQUIRED,
    description: 'Whom the authenticator knows, base64url',
  }),
}) {}

export class SignedCredentialDto extends shapeWith(CredentialDto, {
  response: objectField(() => AssertionDto, {
    required: REQUIRED,
    description: 'The answer of the authenticator',
  }),
}) {}

/** Body of POST /api/profile/passkeys/options and POST /api/profile/passkeys/{id}/remove. */
export class FreshProofDto extends shape({
  password: secretField({ description: 'The own password; not needed for ten minutes after a sign-in' }),
}) {}

/** Body of POST /api/profile/passkeys. */
export class NewPasskeyDto extends shape({
  name: textField({
    required: messages.validation.nameRequired,
    max: 100,
    description: 'What its user calls it',
  }),
  credential: objectField(() => NewCredentialDto, {
    required: REQUIRED,
    description: 'As the browser made it',
  }),
}) {}

/** Body of POST /api/login/passkey/options. */
export class PasskeyRequestDto extends shape({
  pending_token: textField({
    max: 500,
    maxText: accessTexts.pendingOver,
    description: 'Of the sign-in whose second step it is; without it the passkey says whose it is',
  }),
}) {}

/** Body of POST /api/login/passkey. */
export class PasskeySignInDto extends shape({
  credential: objectField(() => SignedCredentialDto, {
    required: REQUIRED,
    description: 'As the browser signed it',
  }),
}) {}

/** A task for a browser: making a passkey, or signing with one. */
export class CeremonyView extends shape({
  options: property<object>({
    type: 'object',
    additionalProperties: true,
    description:
      'PublicKeyCredentialCreationOptionsJSON or PublicKeyCredentialRequestOptionsJSON of WebAuthn',
  }),
}) {}

/** A passkey of the own account. */
export class PasskeyView extends shape({
  id: decimal(),
  name: text('What its user calls it'),
  created_at: text(),
  last_used_at: nullable(text('When it signed in last; null: never yet')),
}) {}

/** The passkeys of the own account. */
export class PasskeysView extends shape({
  domain: nullable(text('The host at which passkeys can be registered and used; null: at none')),
  password_needed: flag('Whether a change asks for the password: the sign-in was too long ago'),
  passkeys: list(() => PasskeyView, 'The oldest first'),
}) {}

/** Answer of POST /api/profile/passkeys. */
export class AddedPasskeyView extends shape({
  passkey: one(() => PasskeyView, 'As it was stored'),
  recovery_codes: list(
    () => String,
    'Where it is the first second factor of the account: each counts once; they are shown this once',
  ),
}) {}
