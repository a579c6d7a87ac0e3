import { flag, nullable, shape, text } from '../../platform/shape.js';
import { textField } from '../../platform/http/fields.js';
import { accessTexts } from '../access.texts.js';

const REQUIRED = accessTexts.oidcRefused;

/** Body of POST /api/login/oidc/finish and POST /api/profile/oidc/finish: what the provider gave the browser. */
export class OidcAnswerDto extends shape({
  state: textField({
    required: REQUIRED,
    max: 200,
    maxText: REQUIRED,
    description: 'As it was sent to the provider',
  }),
  /** Its name has the error log leave it out. */
  authorization_code: textField({
    max: 4000,
    maxText: REQUIRED,
    description: 'The code of the provider; absent where it refused',
  }),
  iss: textField({
    max: 500,
    maxText: REQUIRED,
    description: 'The issuer, where the provider names it (RFC 9207)',
  }),
  error: textField({ max: 200, maxText: REQUIRED, description: 'Why the provider refused' }),
}) {}

/** Where the browser has to go. */
export class OidcStartView extends shape({
  url: text('Address at the provider'),
}) {}

/** The own identity at the OpenID provider. */
export class OidcLinkView extends shape({
  provider: nullable(text('What the provider is called; null: none is set')),
  linked: flag('Whether the account is linked to an identity there'),
  label: nullable(text('What the identity was called when it was linked')),
  last_used_at: nullable(text('When it signed in last; null: never yet')),
  password_needed: flag('Whether a change asks for the password: the sign-in was too long ago'),
}) {}
