import { setName } from '../../documents/models/shared-model.js';
import { onTopOf } from '../../documents/models/quote-model.js';
import { onTopNote } from '../../documents/templates/page.js';
import { figure, kilograms, money } from '../../documents/models/format.js';
import type { OrderTree, SetTree } from '../../orders/tree/order-tree.js';
import { scaled } from '../../pricing/domain/numbers/scaled.js';
import { minus, plus } from '../../revisions/domain/money.js';
import { pickedTotal } from '../../revisions/domain/picked-quote.js';
import type { BreakFigures, QuantityBreak } from '../../revisions/domain/quantity-breaks.js';
import type { FrozenQuote } from '../../revisions/frozen-quote.js';
import { html, type Content, type Html } from '../../platform/html/html.js';
import type { Choices, Picks } from '../domain/answer-form.js';
import { pageTexts as words } from './page.texts.js';

/** A quantity that a revision offers, with what it comes to as finished text. */
export interface OfferedBreak {
  quantity: number;
  unit_price: string;
  total: string;
  /** With CBS and IBS where they come on top. */
  ipi: string;
  weight: string;
  /** Total of the whole quote where this quantity alone is chosen: with IPI, freight, service and discount. BRL. */
  complete: number;
}

/** The quantities of a set. */
export interface OfferedSet {
  name: string;
  /** As the quote has it. */
  own: OfferedBreak;
  breaks: readonly OfferedBreak[];
}

/** The quantities that a revision offers beside its own. */
export interface OfferedBreaks {
  /** The taxes that come on top of the prices, by name. */
  on_top: string;
  /**
   * The total in these quantities, where taxes follow from the whole quote: what several choices move it by is not the sum of what
   * each does. Null: it is.
   */
  totalWith: ((picks: Picks) => number | null) | null;
  /** Of the quote in its own quantities, BRL. */
  total: number;
  quote: readonly OfferedBreak[];
  /** Choices of the sets that have any, by the set's id. */
  sets: ReadonlyMap<number, OfferedSet>;
}

/** The breaks of a revision that its customer is offered; one that can't become an order is none. */
export function offeredBreaks({ order, breaks }: Pick<FrozenQuote, 'order' | 'breaks'>): OfferedBreaks {
  const offered = ({ quantity, figures }: QuantityBreak, picks: Picks): OfferedBreak[] => {
    const complete = pickedTotal(order, breaks, picks);
    return figures && complete !== null ? [printed(quantity, figures, complete)] : [];
  };
  const ofSet = (set: SetTree): [number, OfferedSet][] => {
    const own = breaks.sets.find(({ set_id }) => set_id === set.id)?.breaks ?? [];
    const found = own.flatMap((each) =>
      offered(each, { quote: null, sets: [{ set_id: set.id, quantity: each.quantity }] }),
    );
    return found.length > 0 ? [[set.id, { name: setName(set), own: ownOf(set, order), breaks: found }]] : [];
  };
  return {
    on_top: onTopOf(order),
    totalWith: order.tax_basis ? (picks) => pickedTotal(order, breaks, picks) : null,
    total: order.amounts.total,
    quote: breaks.quote.flatMap((each) => offered(each, { quote: each.quantity, sets: [] })),
    sets: new Map(order.sets.flatMap(ofSet)),
  };
}

const printed = (
  quantity: number,
  { unit_price, total, ipi, reform = 0, net_weight }: Omit<BreakFigures, 'gross_weight'>,
  complete: number,
): OfferedBreak => ({
  quantity,
  unit_price: money(unit_price),
  total: money(total),
  ipi: money(plus(ipi, reform)),
  weight: kilograms(net_weight),
  complete,
});

const ownOf = (
  { quantity, amounts: { unit, total, reform } }: SetTree,
  { amounts }: OrderTree,
): OfferedBreak =>
  printed(
    quantity,
    {
      unit_price: unit.final_value,
      total: total.final_value,
      ipi: total.ipi,
      reform,
      net_weight: total.net_weight,
    },
    amounts.total,
  );

/** The quantities that may be chosen of the breaks. */
export const choicesOf = ({ quote, sets }: OfferedBreaks): Choices => ({
  quote: quote.map(({ quantity }) => quantity),
  sets: [...sets].map(([set_id, { breaks }]) => ({
    set_id,
    quantities: breaks.map(({ quantity }) => quantity),
  })),
});

/** Whether there is anything to choose. */
export const hasChoices = ({ quote, sets }: OfferedBreaks): boolean => quote.length > 0 || sets.size > 0;

/** BRL in cents, which a page's script can sum exactly. */
export const cents = (total: number): number => scaled('total', total);

/** The quote's own quantities of what can be chosen, in words. */
export const ownQuantities = (breaks: OfferedBreaks): string =>
  quantitiesOf(breaks, {
    quote: breaks.quote.length > 0 ? 1 : null,
    sets: [...breaks.sets].map(([set_id, { own }]) => ({ set_id, quantity: own.quantity })),
  });

/** The quote's total in the chosen quantities, which are offered, BRL. Negative where its discount exceeds the rest. @throws ResultTooLarge */
export function totalOf({ total, quote, sets, totalWith }: OfferedBreaks, picks: Picks): number {
  const whole = totalWith?.(picks);
  if (typeof whole === 'number') return whole;
  const complete = (offered: readonly OfferedBreak[], wanted: number): number =>
    offered.find(({ quantity }) => quantity === wanted)?.complete ?? total;
  if (picks.quote !== null) return complete(quote, picks.quote);
  return picks.sets.reduce((sum, { set_id, quantity }) => {
    const alone = complete(sets.get(set_id)?.breaks ?? [], quantity);
    return plus(sum, minus(alone, total));
  }, total);
}

/** The chosen quantities in words: `Mesa: 50`; '' where the quote's own were. */
export const quantitiesOf = ({ sets }: OfferedBreaks, picks: Picks): string =>
  [
    ...(picks.quote === null ? [] : [`${words.ofQuote}: ${words.times(figure(picks.quote))}`]),
    ...picks.sets.map(({ set_id, quantity }) => `${sets.get(set_id)?.name ?? ''}: ${figure(quantity)}`),
  ].join(' · ');

/** The quantities beside each other. @param title what they are quantities of */
export function breaksTable(
  title: string,
  breaks: readonly OfferedBreak[],
  { onTop, whole = false }: { onTop: string; whole?: boolean },
): Content {
  if (breaks.length === 0) return null;
  const row = ({ quantity, unit_price, total, ipi, weight }: OfferedBreak): Html =>
    html`<tr>
      <th scope="row" class="number">${whole ? words.times(figure(quantity)) : figure(quantity)}</th>
      <td class="number">${unit_price}</td>
      <td class="number">
        ${total}
        <div class="narrow small muted">${onTop} ${ipi}</div>
      </td>
      <td class="number wide">${ipi}</td>
      <td class="number wide">${weight}</td>
    </tr>`;
  return html`<div class="scroll">
    <table class="breaks">
      <caption>
        ${title}
      </caption>
      <thead>
        <tr>
          <th class="number">${words.quantity}</th>
          <th class="number">${words.each}</th>
          <th class="number">${words.breakTotal}</th>
          <th class="number wide">${onTop}</th>
          <th class="number wide">${words.breakWeight}</th>
        </tr>
      </thead>
      <tbody>
        ${breaks.map(row)}
      </tbody>
    </table>
    <p class="small muted">${onTopNote(onTop)}</p>
  </div>`;
}
