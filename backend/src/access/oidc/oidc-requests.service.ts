import { Injectable } from '@nestjs/common';
import { Settings } from '../../platform/config/settings.js';
import { NotSignedIn } from '../../platform/errors/app-errors.js';
import { accessTexts } from '../access.texts.js';
import { ServerKeys } from '../auth/server-keys.js';
import { Challenges } from '../challenges/challenges.repository.js';
import type { ChallengePurpose } from '../challenges/sign-in-challenge.entity.js';
import { seal, unseal } from '../second-factor/secret-box.js';
import type { OidcAnswerDto } from './oidc.dto.js';
import { OidcProvider, type OidcPerson, type OidcRequest } from './oidc-provider.js';

/** The purpose a request is sealed for: challenges of sign-ins and nothing else. */
const ABOUT = 'oidc request';

/** Where the browser goes, and the state that it has to come back with. */
export interface OidcStart {
  url: string;
  state: string;
}

/** A person who came back from the provider. */
interface Answered {
  person: OidcPerson;
  /** The account that it was begun for; null: the person who comes back names it. */
  user_id: number | null;
  /** Token of the invitation under which it was begun. */
  invitation: string | null;
}

/** Circumstances of a walk to the provider, besides its purpose. */
interface Walk {
  /** Token of the invitation under which it begins. */
  invitation?: string;
  /** The provider asks the person anew, even one who is signed in there. */
  anew?: boolean;
}

/** The values that are needed when the browser comes back. */
interface Kept extends OidcRequest {
  invitation?: string;
}

/** Ways to the OpenID provider and back, each for one purpose and once. */
@Injectable()
export class OidcRequests {
  private readonly provider: OidcProvider;

  constructor(
    private readonly challenges: Challenges,
    private readonly keys: ServerKeys,
    settings: Settings,
  ) {
    this.provider = new OidcProvider(settings);
  }

  /**
   * @param userId for whose account it is; null: the person who comes back says so
   * @throws NotFound where no provider is set, Unavailable where it does not answer
   */
  async begin(
    purpose: ChallengePurpose,
    userId: number | null,
    { invitation, anew = false }: Walk = {},
  ): Promise<OidcStart> {
    return this.provider.begin(anew, (request) => {
      const kept: Kept = { ...request, ...(invitation !== undefined && { invitation }) };
      const sealed = seal(Buffer.from(JSON.stringify(kept)), this.key, ABOUT);
      return this.challenges.issue(purpose, { user_id: userId, sealed });
    });
  }

  /**
   * Who came back, and what was begun.
   * @param kept state that this browser began with
   * @throws NotSignedIn where the answer is not to a request of this browser and purpose, is too late, was used or is refused by
   *   either side; Unavailable where the provider is down
   */
  async answered(
    purpose: ChallengePurpose,
    { state, authorization_code: code, iss, error }: OidcAnswerDto,
    kept: string | null,
  ): Promise<Answered> {
    // Begun in another browser: its user would be signed in to an account that is not theirs.
    if (kept === null || kept !== state) throw new NotSignedIn(accessTexts.oidcOver);
    const challenge = await this.challenges.take(purpose, state);
    const request = this.unsealed(challenge?.sealed ?? null);
    if (!challenge || !request) throw new NotSignedIn(accessTexts.oidcOver);
    const answer: Record<string, string> = { state };
    for (const [name, value] of Object.entries({ code, iss, error })) {
      if (typeof value === 'string') answer[name] = value;
    }
    const person = await this.provider.finish(answer, state, request);
    return { person, user_id: challenge.user_id, invitation: request.invitation ?? null };
  }

  private unsealed(sealed: string | null): Kept | null {
    const plain = sealed === null ? null : unseal(sealed, this.key, ABOUT);
    return plain && (JSON.parse(plain.toString('utf8')) as Kept);
  }

  private get key(): Buffer {
    return this.keys.derive('oidc requests');
  }
}
