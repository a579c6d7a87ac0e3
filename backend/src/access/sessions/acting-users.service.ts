import { Injectable } from '@nestjs/common';
import type { Actor } from '../current-user.js';
import { SessionsRepository } from './sessions.repository.js';

/** Users in whose name a job works, with the permissions that they have by now. */
@Injectable()
export class ActingUsers {
  constructor(private readonly sessions: SessionsRepository) {}

  /** Null where the account is gone or disabled. */
  async find(userId: number): Promise<Actor | null> {
    return this.sessions.actorOfUser(userId);
  }
}
