import { Module } from '@nestjs/common';
import { ChoicesRepository } from './choices.repository.js';
import { PartRowsRepository } from './part-rows.repository.js';

/** Reading parts with what they name, for every feature that shows or prices them. */
@Module({
  providers: [ChoicesRepository, PartRowsRepository],
  exports: [ChoicesRepository, PartRowsRepository],
})
export class PartRowsModule {}
