import { Injectable } from '@nestjs/common';
import { catalogueTexts } from '../../catalogue/catalogue.texts.js';
import { ruleToTry } from '../../catalogue/time-rules/rule-content.js';
import { Invalid } from '../../platform/errors/app-errors.js';
import { sampleMinutes } from '../../pricing/domain/minutes/sample-minutes.js';
import { figuresOf, type PartFigures } from '../../pricing/domain/part/part-figures.js';
import { refusingTooLarge } from '../../pricing/refusals.js';
import { seesCosts, type Viewer } from '../domain/visibility.js';
import { OrderAccessService } from '../access/order-access.service.js';
import type { Order } from '../order.entity.js';
import { NO_CHOICES, type Choices } from '../part-rows/choices.js';
import type { LoadedPart } from '../part-rows/loaded-part.js';
import type { PartToPrice } from '../repricing/domain/part-to-price.js';
import { RepricingService } from '../repricing/repricing.service.js';
import { changedCut } from './cut/cut-choice.js';
import { toCalculationView, type CalculationView, type ProcessValueView } from './calculation-view.js';
import { blankPart, rowsFrom, withFields, type NewPart } from './part-fields.js';
import { PartReader } from './part-reader.js';
import type { RuleTryoutDto, RuleTryoutView } from './rule-tryout.dto.js';
import { toSample, tryRule } from './try-rule.js';
import type { CalculateProcessValueDto, CalculatePropertiesDto, PartToCalculateDto } from './parts.dto.js';

/** The start of a calculation: a saved part with the entries that it names, or a blank one. */
interface Start {
  part: NewPart & Pick<LoadedPart, 'set_quantity'> & Partial<Pick<LoadedPart, 'processes' | 'content_file'>>;
  choices: Choices;
  order: Order | null;
}

/** Calculates what a part would be, and what rules would give it; stores nothing. */
@Injectable()
export class PartCalculatorService {
  constructor(
    private readonly access: OrderAccessService,
    private readonly reader: PartReader,
    private readonly pricing: RepricingService,
  ) {}

  /**
   * The part's fields as saving it would store them. A saved part (`id`) starts from what is stored, and from its
   * price basis; a new one takes markup and ICMS from its set's order, or 0 where it names neither set nor order.
   * @throws NotFound for a part, set or order that this user does not see; Invalid
   */
  async properties(viewer: Viewer, calculation: CalculatePropertiesDto): Promise<CalculationView> {
    const priced = await this.explained(viewer, calculation);
    return refusingTooLarge(() => toCalculationView(priced, seesCosts(viewer)));
  }

  /** The part as saving it would store it. @throws as `properties` */
  async edited(viewer: Viewer, calculation: CalculatePropertiesDto): Promise<PartToPrice & PartFigures> {
    const { part, fields, result } = await this.explained(viewer, calculation);
    return {
      ...part,
      ...fields,
      ...figuresOf(result),
      quantity: result.quantity,
      processes: result.processes,
    };
  }

  private async explained(viewer: Viewer, { part: dto, refresh }: CalculatePropertiesDto) {
    const { part, order, choices } = await this.start(viewer, dto);
    const stored = part.processes ?? [];
    const processes = dto.processes === undefined ? stored : rowsFrom(dto.processes ?? [], stored);
    const terms = await this.pricing.termsOf(order);
    const cut_choice = await this.cutOf(part, dto);
    const changed = { ...withFields(part, dto), cut_choice, processes };
    const change = refresh === true ? 'refresh' : 'edit';
    const priced = await this.pricing.explain(changed, terms, { change, known: choices });
    return { ...priced, tax_basis: terms.tax_basis };
  }

  /**
   * BRL of a process row; 0 without a process or a time.
   * @throws Invalid for a process that does not exist, NotFound for a part that this user does not see
   */
  async processValue(viewer: Viewer, dto: CalculateProcessValueDto): Promise<ProcessValueView> {
    const { process_id, time, part_id } = dto;
    if (part_id) await this.access.readable(viewer, { part: part_id });
    if (!process_id || !time) return { value: 0 };
    const saved = part_id ? (await this.reader.find(part_id)).part.price_basis : null;
    return { value: await this.pricing.processValue(process_id, time, saved) };
  }

  /**
   * Tries a rule for minutes on a part, or on a sample of one.
   * @throws NotFound for a part that this user does not see; Invalid for a rule that could not be stored, and where neither
   * a part nor a sample is given, or both are
   */
  async tryRule(viewer: Viewer, { part_id, sample, rule }: RuleTryoutDto): Promise<RuleTryoutView> {
    const tried = ruleToTry(rule, 'rule.');
    if (part_id && sample) throw Invalid.field('sample', catalogueTexts.partOrSample);
    if (sample) return refusingTooLarge(() => sampleMinutes(tried, toSample(sample)));
    if (!part_id) throw Invalid.field('part_id', catalogueTexts.partOrSample);
    await this.access.readable(viewer, { part: part_id });
    const { part } = await this.reader.find(part_id);
    return refusingTooLarge(() => tryRule(part, tried));
  }

  private async cutOf(part: Start['part'], { contours_out }: PartToCalculateDto) {
    const drawn = { content_file: part.content_file ?? null, cut_choice: part.cut_choice };
    return changedCut(drawn, contours_out, await this.reader.preparedCut(drawn, contours_out));
  }

  private async start(viewer: Viewer, { id, set_id, order_id }: PartToCalculateDto): Promise<Start> {
    if (id) {
      const order = await this.access.readable(viewer, { part: id });
      return { ...(await this.reader.find(id)), order };
    }
    const order = await this.orderOf(viewer, set_id, order_id);
    const { icms } = await this.pricing.termsOf(order);
    const set_quantity = set_id ? await this.reader.rows.setQuantity(set_id) : 1;
    return { part: { ...blankPart(set_id ?? 0, 0, icms), set_quantity }, choices: NO_CHOICES, order };
  }

  private async orderOf(
    viewer: Viewer,
    setId: number | null | undefined,
    orderId: number | null | undefined,
  ): Promise<Order | null> {
    if (setId) return this.access.readable(viewer, { set: setId });
    return orderId ? this.access.readable(viewer, orderId) : null;
  }
}
