import { flag, nullable, shape, text } from '../../platform/shape.js';

/** How the user of this session shows again who they are, without a password. */
export class ProofView extends shape({
  needed: flag('Whether the last sign-in or proof of this session is more than ten minutes ago'),
  passkey: flag('Whether a passkey of the account can do it at this address'),
  provider: nullable(
    text('What the OpenID provider is called that can do it; null where the account is linked to none'),
  ),
}) {}
