import { Injectable } from '@nestjs/common';
import { ruleToTry } from '../../catalogue/time-rules/rule-content.js';
import { refusingTooLarge } from '../../pricing/refusals.js';
import { mayEdit, sees, type Viewer } from '../domain/visibility.js';
import { sumOfDifferences } from './domain/price-difference.js';
import { EntryFigures } from './entry-figures.service.js';
import { OpenQuotesRepository } from './open-quotes.repository.js';
import { MOST_REPRICED } from './price-changes.texts.js';
import type { PriceImpactDto } from './price-impact.dto.js';
import { toAffectedQuote, type PriceImpactView } from './price-impact.view.js';
import { RepricedQuotes, type RepricedQuote } from './repriced-quotes.service.js';

/** Quotes that are in memory at a time. */
const BATCH = 50;

/** What a change of a catalogue entry would make of the open quotes. Nothing is stored. */
@Injectable()
export class PriceImpact {
  constructor(
    private readonly entries: EntryFigures,
    private readonly quotes: OpenQuotesRepository,
    private readonly repriced: RepricedQuotes,
  ) {}

  /**
   * Those that the user sees, and how many others there are.
   * @throws NotFound for an entry that is not there; Invalid for a rule that could not be stored
   */
  async of(viewer: Viewer, { resource, id, values, rule }: PriceImpactDto): Promise<PriceImpactView> {
    const given = rule ? ruleToTry(rule, 'rule.') : undefined;
    const { name, changed } = await this.entries.of({ resource, id }, values ?? {}, given);
    const view: PriceImpactView = {
      name,
      can_reprice: mayEdit(viewer, 'pre_order'),
      quotes: [],
      others: 0,
      more: false,
      difference: 0,
    };
    let before: number | null = null;
    while (!view.more) {
      const ids = await this.quotes.naming({ resource, id }, before, BATCH);
      await this.add(view, viewer, await this.repriced.of(ids, changed));
      if (ids.length < BATCH) break;
      before = ids.at(-1) ?? null;
      view.more = view.quotes.length + view.others >= MOST_REPRICED;
    }
    const differences = view.quotes.map(({ difference }) => difference);
    view.difference = refusingTooLarge(() => sumOfDifferences(differences));
    return view;
  }

  private async add(
    view: PriceImpactView,
    viewer: Viewer,
    repriced: readonly RepricedQuote[],
  ): Promise<void> {
    const visible = repriced.filter(({ quote }) => sees(viewer, quote.created_by_id));
    const names = await this.quotes.customerNames(visible.map(({ quote }) => quote.customer_id));
    const nameOf = (id: number | null) => (id === null ? null : (names.get(id) ?? null));
    for (const each of visible) view.quotes.push(toAffectedQuote(each, nameOf(each.quote.customer_id)));
    view.others += repriced.length - visible.length;
  }
}
