import { Module } from '@nestjs/common';
import { ChoicesRepository } from './choices.repository.js';
import { PartRowsRepository } from './part-rows.repository.js';
import { RuleVersionsRepository } from './rule-versions.repository.js';

/** Reading parts with what they name, for every feature that shows or prices them. */
@Module({
  providers: [ChoicesRepository, PartRowsRepository, RuleVersionsRepository],
  exports: [ChoicesRepository, PartRowsRepository, RuleVersionsRepository],
})
export class PartRowsModule {}
