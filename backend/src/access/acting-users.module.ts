import { Module } from '@nestjs/common';
import { AccessEntitiesModule } from './access-entities.module.js';
import { ActingUsers } from './sessions/acting-users.service.js';
import { SessionsRepository } from './sessions/sessions.repository.js';

/** Users in whose name jobs work; without routes, so that the worker can have it. */
@Module({
  imports: [AccessEntitiesModule],
  providers: [SessionsRepository, ActingUsers],
  exports: [ActingUsers],
})
export class ActingUsersModule {}
