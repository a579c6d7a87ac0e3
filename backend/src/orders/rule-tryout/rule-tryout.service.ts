import { Injectable } from '@nestjs/common';
import { ruleToTry } from '../../catalogue/time-rules/rule-content.js';
import { refusingTooLarge } from '../../pricing/refusals.js';
import { OrderAccessService } from '../access/order-access.service.js';
import type { Viewer } from '../domain/visibility.js';
import { PartReader } from '../parts/part-reader.js';
import type { RuleTryoutDto, RuleTryoutView } from './rule-tryout.dto.js';
import { tryRule } from './try-rule.js';

/** Tries a rule for minutes on a part; stores nothing. */
@Injectable()
export class RuleTryoutService {
  constructor(
    private readonly access: OrderAccessService,
    private readonly reader: PartReader,
  ) {}

  /** @throws NotFound for a part that this user does not see; Invalid for a rule that could not be stored */
  async try(viewer: Viewer, { part_id, rule }: RuleTryoutDto): Promise<RuleTryoutView> {
    const tried = ruleToTry(rule, 'rule.');
    await this.access.readablePart(viewer, part_id);
    const { part } = await this.reader.find(part_id);
    return refusingTooLarge(() => tryRule(part, tried));
  }
}
