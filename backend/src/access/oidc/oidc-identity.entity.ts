import { Entity } from 'typeorm';
import { indexed, momentColumn, orNull, textColumn } from '../../platform/database/columns.js';
import { shapeWith } from '../../platform/shape.js';
import { OwnedByUser } from '../users/owned-by-user.entity.js';

/** Who a user is at an OpenID provider. An issuer's subject never changes and is never given again, an e-mail is both. */
@Entity('oidc_identities')
export class OidcIdentity extends shapeWith(OwnedByUser, {
  issuer: textColumn(),
  /** The provider's id of the person. */
  subject: textColumn(),
  /** SHA-256 of both, in hexadecimal digits: their letters' case counts, and an index of both would be too long. */
  digest: indexed(textColumn(64), { unique: true }),
  /** The provider's name for the person when it was linked, for the user to recognise. */
  label: orNull(textColumn()),
  created_at: momentColumn(),
  last_used_at: orNull(momentColumn()),
}) {}
