import { Module } from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';
import { JwtService } from '@nestjs/jwt';
import { FilesModule } from '../files/files.module.js';
import { Settings } from '../platform/config/settings.js';
import { BodyGuard } from '../platform/http/body.guard.js';
import { MailSender } from '../platform/mail/mail-sender.service.js';
import { AccessEntitiesModule } from './access-entities.module.js';
import { AccountLinksController } from './account-links/account-links.controller.js';
import { AccountLinksRepository } from './account-links/account-links.repository.js';
import { AccountLinks } from './account-links/account-links.service.js';
import { AccountMails } from './account-mails/account-mails.service.js';
import { InvitationsController } from './account-links/invitations.controller.js';
import { Invitations } from './account-links/invitations.service.js';
import { PasswordReset } from './account-links/password-reset.service.js';
import { AccessGuard } from './access.guard.js';
import { AuthController } from './auth/auth.controller.js';
import { AuthService } from './auth/auth.service.js';
import { AuthenticationGuard } from './auth/authentication.guard.js';
import { JWT_SECRET, jwtSecret } from './auth/jwt-secret.js';
import { JwtStrategy } from './auth/jwt.strategy.js';
import { KnownDevices } from './auth/known-devices.js';
import { RegistrationService } from './auth/registration.service.js';
import { SessionSweep } from './sessions/session-sweep.service.js';
import { SessionsRepository } from './sessions/sessions.repository.js';
import { SessionsService } from './sessions/sessions.service.js';
import { PendingSignIns } from './auth/pending-sign-ins.js';
import { ServerKeys } from './auth/server-keys.js';
import { SecondFactorCodes } from './second-factor/second-factor-codes.service.js';
import { FactorMarks } from './second-factor/factor-marks.service.js';
import { OwnPassword } from './second-factor/own-password.service.js';
import { SecondStepController } from './second-factor/second-step.controller.js';
import { SessionAnswers } from './auth/session-answers.js';
import { SecondFactorController } from './second-factor/second-factor.controller.js';
import { SecondFactorRepository } from './second-factor/second-factor.repository.js';
import { SecondFactor } from './second-factor/second-factor.service.js';
import { TryCounter } from './auth/try-counter.js';
import { tryCounter } from './auth/try-counter.provider.js';
import { TryLimiter } from './auth/try-limiter.js';
import { GroupsController } from './groups/groups.controller.js';
import { GroupsRepository } from './groups/groups.repository.js';
import { GroupsService } from './groups/groups.service.js';
import { PermissionsRepository } from './groups/permissions.repository.js';
import { ChallengesRepository } from './challenges/challenges.repository.js';
import { Challenges } from './challenges/challenges.service.js';
import { OidcController } from './oidc/oidc.controller.js';
import { OidcLinksController } from './oidc/oidc-links.controller.js';
import { OidcLinks } from './oidc/oidc-links.service.js';
import { OidcProvider } from './oidc/oidc-provider.service.js';
import { OidcRepository } from './oidc/oidc.repository.js';
import { OidcIdentities } from './oidc/oidc-identities.service.js';
import { OidcInvitations } from './oidc/oidc-invitations.service.js';
import { OidcRequests } from './oidc/oidc-requests.service.js';
import { OidcSignIn } from './oidc/oidc-sign-in.service.js';
import { PasskeySignInController } from './passkeys/passkey-sign-in.controller.js';
import { PasskeySignIn } from './passkeys/passkey-sign-in.service.js';
import { PasskeysController } from './passkeys/passkeys.controller.js';
import { PasskeysRepository } from './second-factor/passkeys.repository.js';
import { Passkeys } from './passkeys/passkeys.service.js';
import { ProofsController } from './proofs/proofs.controller.js';
import { Proofs } from './proofs/proofs.service.js';
import { PasskeySignatures } from './passkeys/passkey-signatures.service.js';
import { FirstPassword } from './profile/first-password.service.js';
import { ProfileController } from './profile/profile.controller.js';
import { ProfileService } from './profile/profile.service.js';
import { SessionsController } from './profile/sessions.controller.js';
import { AccessSetup } from './setup/access-setup.service.js';
import { CurrentUserController } from './users/current-user.controller.js';
import { RemovedAccounts } from './users/removed-accounts.service.js';
import { TemporaryPasswords } from './users/temporary-passwords.service.js';
import { UsersController } from './users/users.controller.js';
import { UsersRepository } from './users/users.repository.js';
import { UsersService } from './users/users.service.js';

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
const linkProviders = [
  MailSender,
  AccountLinksRepository,
  AccountLinks,
  AccountMails,
  PasswordReset,
  Invitations,
];

/** What a sign-in asks for besides the password. */
const factorProviders = [
  ServerKeys,
  PendingSignIns,
  SessionAnswers,
  SecondFactorRepository,
  SecondFactorCodes,
  SecondFactor,
  OwnPassword,
  FactorMarks,
  ChallengesRepository,
  Challenges,
  PasskeysRepository,
  Passkeys,
  PasskeySignatures,
  PasskeySignIn,
  OidcProvider,
  OidcRepository,
  OidcRequests,
  OidcIdentities,
  OidcSignIn,
  OidcInvitations,
  OidcLinks,
  Proofs,
];

/** Who you are and what you may do. */
@Module({
  imports: [AccessEntitiesModule, FilesModule],
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
    JwtStrategy,
    SessionsRepository,
    SessionsService,
    SessionSweep,
    AuthService,
    RegistrationService,
    KnownDevices,
    TryLimiter,
    tryCounter,
    ProfileService,
    FirstPassword,
    UsersRepository,
    UsersService,
    TemporaryPasswords,
    RemovedAccounts,
    AccessSetup,
    GroupsRepository,
    GroupsService,
    PermissionsRepository,
    ...linkProviders,
    ...factorProviders,
  ],
  exports: [RemovedAccounts, TryCounter, SessionsService, UsersService, GroupsService],
})
export class AccessModule {}
