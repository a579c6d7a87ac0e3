import { Injectable, Logger } from '@nestjs/common';
import { Settings } from '../../platform/config/settings.js';
import { Database } from '../../platform/database/database.js';
import { isDuplicate } from '../../platform/database/duplicate.js';
import { Conflict, Forbidden, NotSignedIn } from '../../platform/errors/app-errors.js';
import { accessTexts } from '../access.texts.js';
import { normalizedEmail } from '../account-rules.js';
import { ServerKeys } from '../auth/server-keys.js';
import { Challenges } from '../challenges/challenges.service.js';
import type { ChallengePurpose } from '../challenges/sign-in-challenge.entity.js';
import { seal, unseal } from '../second-factor/secret-box.js';
import type { User } from '../users/user.entity.js';
import { UsersRepository } from '../users/users.repository.js';
import type { OidcAnswerDto } from './oidc.dto.js';
import { OidcProvider, type OidcPerson, type OidcRequest } from './oidc-provider.service.js';
import { OidcRepository } from './oidc.repository.js';

/** What seals a request: it belongs to challenges of sign-ins and to nothing else. */
const ABOUT = 'oidc request';

/** Where the browser goes, and the state that it has to come back with. */
export interface OidcStart {
  url: string;
  state: string;
}

/** Signing in at the OpenID provider of the settings, and linking an account to an identity there. */
@Injectable()
export class Oidc {
  private readonly log = new Logger(Oidc.name);

  constructor(
    private readonly db: Database,
    private readonly provider: OidcProvider,
    private readonly challenges: Challenges,
    private readonly identities: OidcRepository,
    private readonly users: UsersRepository,
    private readonly keys: ServerKeys,
    private readonly settings: Settings,
  ) {}

  /** @throws NotFound where no provider is set, Unavailable where it does not answer */
  async begin(purpose: ChallengePurpose, userId: number | null): Promise<OidcStart> {
    return this.provider.begin((request) =>
      this.challenges.issue(purpose, {
        user_id: userId,
        sealed: seal(Buffer.from(JSON.stringify(request)), this.key, ABOUT),
      }),
    );
  }

  /**
   * Whose account it is.
   * @param kept state that this browser began with
   * @throws NotSignedIn where the answer is not to a request of this browser, is too late, was used or is refused by either
   *   side; Forbidden where the identity is linked to no account
   */
  async signer(answer: OidcAnswerDto, kept: string | null): Promise<User> {
    const { person } = await this.answered('oidc-sign-in', answer, kept);
    const known = await this.identities.find(person);
    if (known?.user) {
      await this.db.write(() => this.identities.used(known.id));
      return known.user;
    }
    return this.byEmail(person);
  }

  /**
   * Links the account to the identity that came back.
   * @throws Conflict where the answer counts for nothing (its session does, so that it is no 401), the identity is another
   *   account's, or the account has one already
   */
  async link(userId: number, answer: OidcAnswerDto, kept: string | null): Promise<void> {
    try {
      const { person, user_id } = await this.answered('oidc-link', answer, kept);
      if (user_id !== userId) throw new NotSignedIn(accessTexts.oidcOver);
      await this.store(userId, person);
    } catch (error) {
      throw error instanceof NotSignedIn ? new Conflict(error.message) : error;
    }
  }

  private async store(userId: number, person: OidcPerson): Promise<void> {
    try {
      await this.db.write(async () => {
        await this.users.lock(userId);
        if (await this.identities.of(userId, person.issuer)) throw new Conflict(accessTexts.oidcLinked);
        await this.identities.insert(userId, person, person.label);
      });
    } catch (error) {
      // Issuer and subject are the table's only unique value.
      if (isDuplicate(error)) throw new Conflict(accessTexts.oidcOfAnother);
      throw error;
    }
    this.log.log(`User ${String(userId)} was linked to an identity of the OpenID provider`);
  }

  /** The account of the verified address, where the settings trust the provider so far; it is linked from now on. */
  private async byEmail(person: OidcPerson): Promise<User> {
    const byEmail = this.settings.OIDC_LINK_BY_EMAIL === 'on' && person.email !== null;
    const user = byEmail ? await this.users.findByEmail(normalizedEmail(person.email ?? '')) : null;
    if (!user?.enabled) throw new Forbidden(accessTexts.oidcUnknown(this.provider.name ?? ''));
    await this.store(user.id, person);
    return user;
  }

  private async answered(
    purpose: ChallengePurpose,
    { state, authorization_code: code, iss, error }: OidcAnswerDto,
    kept: string | null,
  ): Promise<{ person: OidcPerson; user_id: number | null }> {
    // Begun in another browser: its user would be signed in to an account that is not theirs.
    if (kept === null || kept !== state) throw new NotSignedIn(accessTexts.oidcOver);
    const challenge = await this.challenges.take(purpose, state);
    const request = this.unsealed(challenge?.sealed ?? null);
    if (!challenge || !request) throw new NotSignedIn(accessTexts.oidcOver);
    const answer: Record<string, string> = { state };
    for (const [name, value] of Object.entries({ code, iss, error })) {
      if (typeof value === 'string') answer[name] = value;
    }
    return { person: await this.provider.finish(answer, state, request), user_id: challenge.user_id };
  }

  private unsealed(sealed: string | null): OidcRequest | null {
    const plain = sealed === null ? null : unseal(sealed, this.key, ABOUT);
    return plain && (JSON.parse(plain.toString('utf8')) as OidcRequest);
  }

  private get key(): Buffer {
    return this.keys.of('oidc requests');
  }
}
