import { Module } from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';
import { JwtService } from '@nestjs/jwt';
import { FilesModule } from '../files/files.module.js';
import { Settings } from '../platform/config/settings.js';
import { BodyGuard } from '../platform/http/body.guard.js';
import { MailSender } from '../platform/mail/mail-sender.service.js';
import { AccountLinksController, InvitationsController } from './account-links/account-links.controller.js';
import { AccountLinks } from './account-links/account-links.service.js';
import { Invitations } from './account-links/invitations.service.js';
import { AccountMails } from './account-mails/account-mails.service.js';
import { AccessGuard, AuthenticationGuard } from './guards.js';
import { AuthController } from './auth/auth.controller.js';
import { AuthService } from './auth/auth.service.js';
import { JWT_SECRET, jwtSecret, ServerKeys } from './auth/server-keys.js';
import { SessionAnswers } from './auth/session-answers.js';
import { RegistrationService } from './auth/registration.service.js';
import { SessionSweep } from './sessions/session-sweep.service.js';
import { SessionsRepository } from './sessions/sessions.repository.js';
import { SessionsService } from './sessions/sessions.service.js';
import { SecondFactor } from './second-factor/second-factor.service.js';
import { OwnPassword } from './second-factor/own-password.service.js';
import { SecondStepController, SecondFactorController } from './second-factor/second-factor.controller.js';
import { TryCounter } from './auth/try-counter.js';
import { tryCounter } from './auth/try-counter.provider.js';
import { TryLimiter } from './auth/try-limiter.js';
import { GroupsController } from './groups/groups.controller.js';
import { GroupsRepository } from './groups/groups.repository.js';
import { GroupsService } from './groups/groups.service.js';
import { Challenges } from './challenges/challenges.repository.js';
import { OidcController, OidcLinksController } from './oidc/oidc.controller.js';
import { OidcAccounts } from './oidc/oidc-accounts.service.js';
import { OidcIdentities } from './oidc/oidc-identities.service.js';
import { OidcRequests } from './oidc/oidc-requests.service.js';
import { PasskeySignInController, PasskeysController } from './passkeys/passkeys.controller.js';
import { Passkeys } from './passkeys/passkeys.service.js';
import { ProofsController } from './proofs/proofs.controller.js';
import { Proofs } from './proofs/proofs.service.js';
import { ProfileService } from './profile/profile.service.js';
import { ProfileController, SessionsController } from './profile/profile.controller.js';
import { AccessSetup } from './access-setup.service.js';
import { CurrentUserController, UsersController } from './users/users.controller.js';
import { UsersService } from './users/users.service.js';
import { UsersRepository } from './users/users.repository.js';

const tokens = [
  { provide: JWT_SECRET, inject: [Settings], useFactory: jwtSecret },
  {
    provide: JwtService,
    inject: [JWT_SECRET],
    useFactory: (secret: string) => new JwtService({ secret, signOptions: { algorithm: 'HS256' } }),
  },
];

/** The guards of every route, in this order: who is it, may they, and is what they send bounded. */
const guards = [
  { provide: APP_GUARD, useClass: AuthenticationGuard },
  { provide: APP_GUARD, useClass: AccessGuard },
  { provide: APP_GUARD, useClass: BodyGuard },
];

/** Invitations and forgotten passwords. */
const linkProviders = [MailSender, AccountLinks, Invitations, AccountMails];

/** Ways into an account besides the password, and what proves again who uses it. */
const factorProviders = [
  ServerKeys,
  SessionAnswers,
  SecondFactor,
  OwnPassword,
  Challenges,
  Passkeys,
  OidcRequests,
  OidcIdentities,
  OidcAccounts,
  Proofs,
];

/** Accounts, their ways in, and their rights. */
@Module({
  imports: [FilesModule],
  controllers: [
    AuthController,
    CurrentUserController,
    UsersController,
    GroupsController,
    ProfileController,
    SessionsController,
    AccountLinksController,
    InvitationsController,
    SecondFactorController,
    SecondStepController,
    PasskeysController,
    PasskeySignInController,
    OidcController,
    OidcLinksController,
    ProofsController,
  ],
  providers: [
    ...tokens,
    ...guards,
    SessionsRepository,
    SessionsService,
    SessionSweep,
    AuthService,
    RegistrationService,
    TryLimiter,
    tryCounter,
    ProfileService,
    UsersRepository,
    UsersService,
    AccessSetup,
    GroupsRepository,
    GroupsService,
    ...linkProviders,
    ...factorProviders,
  ],
  exports: [TryCounter, SessionsService, UsersService, GroupsService],
})
export class AccessModule {}
