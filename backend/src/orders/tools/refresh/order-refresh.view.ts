import { figureNamed, integer, list, property, shape, text } from '../../../platform/shape.js';
import { keptOf } from './kept.js';
import { valueDifference } from '../../repricing/domain/refresh.js';
import type { OrderTree, SetTree } from '../../tree/order-tree.js';
import { refreshDigest, type RefreshedOrder, type RefreshedPart } from './refreshed-order.js';

/** One part as Recalcular would leave it. */
export class RefreshedPartView extends shape({
  id: integer(),
  title: text(),
  set_id: integer(),
  set: text('The name of its set'),
  set_quantity: figureNamed('set_quantity', 'of the set; the values are those of a single one'),
  final_value: figureNamed('final_value', 'as it is stored'),
  new_final_value: figureNamed('final_value', "with today's catalogue"),
  kept: property<string[]>({
    type: [String],
    description: 'What stays as it is, by name: locked figures, and processes whose value was typed',
    example: ['Valor final', 'Dobra'],
  }),
  difference: figureNamed('final_value', 'new − stored; 0 where taxes or weights alone change'),
}) {}

/** An order as Recalcular would leave it; nothing of it is stored. */
export class OrderRefreshView extends shape({
  version: integer('The version of the order that it was made of'),
  digest: text('Sent along with the change, so that what is stored is what was shown'),
  parts: list(() => RefreshedPartView, 'The parts that would change, in their order'),
  total: figureNamed('total', 'of the order, as it is stored'),
  new_total: figureNamed('total', "of the order, with today's catalogue"),
  difference: figureNamed('total', 'new − stored'),
}) {}

export function toOrderRefreshView(order: OrderTree, refreshed: RefreshedOrder): OrderRefreshView {
  const { parts, amounts } = refreshed;
  const changed = new Map(parts.map((part) => [part.part.id, part]));
  return {
    version: order.version,
    digest: refreshDigest(order, refreshed),
    parts: order.sets.flatMap((set) =>
      set.parts.flatMap((part) => {
        const change = changed.get(part.id);
        return change ? [toPart(set, change)] : [];
      }),
    ),
    total: order.amounts.total,
    new_total: amounts.total,
    difference: valueDifference(order.amounts.total, amounts.total),
  };
}

function toPart(set: SetTree, { part, fields }: RefreshedPart): RefreshedPartView {
  const { id, title, set_id, final_value } = part;
  return {
    id,
    title,
    set_id,
    set: set.name,
    set_quantity: set.quantity,
    final_value,
    new_final_value: fields.final_value,
    difference: valueDifference(final_value, fields.final_value),
    kept: keptOf(part),
  };
}
