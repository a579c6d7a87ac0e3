import { ApiProperty } from '@nestjs/swagger';
import { FigureProperty } from '../../../platform/http/figure-fields.js';
import { keptOf } from './kept.js';
import { valueDifference } from '../../repricing/domain/refresh.js';
import type { OrderTree, SetTree } from '../../tree/order-tree.js';
import { refreshDigest, type RefreshedOrder, type RefreshedPart } from './refreshed-order.js';

/** One part as Recalcular would leave it. */
export class RefreshedPartView {
  @ApiProperty({ type: 'integer' })
  id: number;

  @ApiProperty()
  title: string;

  @ApiProperty({ type: 'integer' })
  set_id: number;

  @ApiProperty({ description: 'The name of its set' })
  set: string;

  @FigureProperty('set_quantity', { description: 'of the set; the values are those of a single one' })
  set_quantity: number;

  @FigureProperty('final_value', { description: 'as it is stored' })
  final_value: number;

  @FigureProperty('final_value', { description: "with today's catalogue" })
  new_final_value: number;

  @ApiProperty({
    type: [String],
    description: 'What stays as it is, by name: locked figures, and processes whose value was typed',
    example: ['Valor final', 'Dobra'],
  })
  kept: string[];

  @FigureProperty('final_value', { description: 'new − stored; 0 where taxes or weights alone change' })
  difference: number;
}

/** An order as Recalcular would leave it; nothing of it is stored. */
export class OrderRefreshView {
  @ApiProperty({ type: 'integer', description: 'The version of the order that it was made of' })
  version: number;

  @ApiProperty({ description: 'Sent along with the change, so that what is stored is what was shown' })
  digest: string;

  @ApiProperty({
    type: () => [RefreshedPartView],
    description: 'The parts that would change, in their order',
  })
  parts: RefreshedPartView[];

  @FigureProperty('total', { description: 'of the order, as it is stored' })
  total: number;

  @FigureProperty('total', { description: "of the order, with today's catalogue" })
  new_total: number;

  @FigureProperty('total', { description: 'new − stored' })
  difference: number;
}

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
