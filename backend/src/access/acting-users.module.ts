import { Injectable, Module } from '@nestjs/common';
import type { Actor } from './current-user.js';
import { SessionsRepository } from './sessions/sessions.repository.js';

/** Users in whose name a job works, with the permissions that they have by now. */
@Injectable()
export class ActingUsers {
  constructor(private readonly sessions: SessionsRepository) {}

  /** Null where the account is gone or disabled. */
  async find(userId: number): Promise<Actor | null> {
    return this.sessions.actorOfUser(userId);
  }
}

/** Users in whose name jobs work; without routes, so that the worker can have it. */
@Module({
  providers: [SessionsRepository, ActingUsers],
  exports: [ActingUsers],
})
export class ActingUsersModule {}
