import { byName, PART_COUNTS } from '@forja/figures';
import { Injectable } from '@nestjs/common';
import { ruleToTry } from '../../catalogue/time-rules/rule-content.js';
import { catalogueTexts } from '../../catalogue/catalogue.texts.js';
import { Invalid } from '../../platform/errors/app-errors.js';
import { sampleMinutes, type RuleSample } from '../../pricing/domain/minutes/sample-minutes.js';
import { refusingTooLarge } from '../../pricing/refusals.js';
import { OrderAccessService } from '../access/order-access.service.js';
import type { Viewer } from '../domain/visibility.js';
import { PartReader } from '../parts/part-reader.js';
import type { RuleSampleDto, RuleTryoutDto, RuleTryoutView } from './rule-tryout.dto.js';
import { tryRule } from './try-rule.js';

/** Tries a rule for minutes on a part; stores nothing. */
@Injectable()
export class RuleTryoutService {
  constructor(
    private readonly access: OrderAccessService,
    private readonly reader: PartReader,
  ) {}

  /**
   * @throws NotFound for a part that this user does not see; Invalid for a rule that could not be stored, and where neither
   * a part nor a sample is given, or both are
   */
  async try(viewer: Viewer, { part_id, sample, rule }: RuleTryoutDto): Promise<RuleTryoutView> {
    const tried = ruleToTry(rule, 'rule.');
    if (part_id && sample) throw Invalid.field('sample', catalogueTexts.partOrSample);
    if (sample) return refusingTooLarge(() => sampleMinutes(tried, known(sample)));
    if (!part_id) throw Invalid.field('part_id', catalogueTexts.partOrSample);
    await this.access.readablePart(viewer, part_id);
    const { part } = await this.reader.find(part_id);
    return refusingTooLarge(() => tryRule(part, tried));
  }
}

const known = (sample: RuleSampleDto): RuleSample => ({
  cut_length: sample.cut_length ?? null,
  pierces: sample.pierces ?? null,
  ...byName(PART_COUNTS, (name) => sample[name] ?? null),
  net_area: sample.net_area ?? null,
  unit_gross_weight: sample.unit_gross_weight ?? null,
  length: sample.length ?? null,
  thickness: sample.thickness ?? null,
  group: sample.group ?? null,
  quantity: sample.quantity ?? null,
});
