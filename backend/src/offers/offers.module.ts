import { Module } from '@nestjs/common';
import { RemindersController } from './reminders/reminders.controller.js';
import { RemindersRepository } from './reminders/reminders.repository.js';
import { Reminders } from './reminders/reminders.service.js';

/** What happens between a quote that is ready and its answer. */
@Module({
  controllers: [RemindersController],
  providers: [RemindersRepository, Reminders],
})
export class OffersModule {}
