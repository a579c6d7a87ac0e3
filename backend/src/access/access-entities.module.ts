import { Module } from '@nestjs/common';
import { registerEntities } from '../platform/database/register-entities.js';
import { AccountLink } from './account-links/account-link.entity.js';
import { SignInChallenge } from './challenges/sign-in-challenge.entity.js';
import { Passkey, RecoveryCode, TotpFactor } from './second-factor/second-factor.entity.js';
import { OidcIdentity } from './oidc/oidc-identity.entity.js';
import { Session } from './sessions/session.entity.js';
import { Group, Permission } from './groups/group.entity.js';
import { User } from './users/user.entity.js';

/** The tables of users and their rights; without routes, so that the worker can have them too. */
@Module({
  imports: registerEntities(
    User,
    Group,
    Permission,
    Session,
    AccountLink,
    TotpFactor,
    RecoveryCode,
    Passkey,
    SignInChallenge,
    OidcIdentity,
  ),
})
export class AccessEntitiesModule {}
