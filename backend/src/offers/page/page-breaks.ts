import { figure, kilograms, money } from '../../documents/models/format.js';
import type { QuantityBreak, QuoteBreaks } from '../../revisions/domain/quantity-breaks.js';
import { html, type Content, type Html } from '../../platform/html/html.js';
import type { Choices } from '../domain/answer-form.js';
import { pageTexts as words } from './page.texts.js';

/** A quantity that a revision offers, with what it comes to as finished text. */
export interface OfferedBreak {
  quantity: number;
  unit_price: string;
  total: string;
  ipi: string;
  weight: string;
}

/** The quantities that a revision offers beside its own. */
export interface OfferedBreaks {
  quote: readonly OfferedBreak[];
  /** By the ids of sets. */
  sets: ReadonlyMap<number, readonly OfferedBreak[]>;
}

/** What of a revision's breaks its customer is offered; one that is too large to be stored is none. */
export const offeredBreaks = ({ quote, sets }: QuoteBreaks): OfferedBreaks => ({
  quote: quote.flatMap(offered),
  sets: new Map(sets.map(({ set_id, breaks }) => [set_id, breaks.flatMap(offered)])),
});

function offered({ quantity, figures }: QuantityBreak): OfferedBreak[] {
  if (!figures) return [];
  const { unit_price, total, ipi, net_weight } = figures;
  return [
    {
      quantity,
      unit_price: money(unit_price),
      total: money(total),
      ipi: money(ipi),
      weight: kilograms(net_weight),
    },
  ];
}

/** What may be chosen of them. */
export const choicesOf = ({ quote, sets }: OfferedBreaks): Choices => ({
  quote: quote.map(({ quantity }) => quantity),
  sets: [...sets].map(([set_id, breaks]) => ({
    set_id,
    quantities: breaks.map(({ quantity }) => quantity),
  })),
});

/** The quantities beside each other. @param title what they are quantities of */
export function breaksTable(title: string, breaks: readonly OfferedBreak[], whole = false): Content {
  if (breaks.length === 0) return null;
  const row = ({ quantity, unit_price, total, ipi, weight }: OfferedBreak): Html =>
    html`<tr>
      <th scope="row" class="number">${whole ? words.times(figure(quantity)) : figure(quantity)}</th>
      <td class="number">${unit_price}</td>
      <td class="number">
        ${total}
        <div class="narrow small muted">${words.breakIpi} ${ipi}</div>
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
          <th class="number wide">${words.breakIpi}</th>
          <th class="number wide">${words.breakWeight}</th>
        </tr>
      </thead>
      <tbody>
        ${breaks.map(row)}
      </tbody>
    </table>
    <p class="small muted">${words.breaksNote}</p>
  </div>`;
}
