import type { OrderListItem, OrdersPage } from '../../data/types';
import { merged } from './live-page';

const order = (id: number, total = 0) => ({ id, total }) as OrderListItem;
const page = (...items: OrderListItem[]): OrdersPage => ({
  items,
  first: null,
  last: null,
  more: false,
  count: null,
});

describe('a page that others change', () => {
  it('keeps its rows in their places, with what they are now; new ones are announced', () => {
    const result = merged(page(order(3), order(2), order(1)), page(order(4), order(2, 9), order(3)), {
      left: [1],
      moved: [],
      isNews: (id) => id === 4,
    });
    expect(result.page.items).toEqual([order(3), order(2, 9), { ...order(1), gone: true }]);
    expect(result.news).toEqual([4]);
  });

  it('shows what no filter finds any longer as it is, and counts what moves up as nothing new', () => {
    const result = merged(page(order(3), order(2)), page(order(3), order(1)), {
      left: [2],
      moved: [order(2, 7)],
      isNews: (id) => id === 2,
    });
    expect(result.page.items).toEqual([order(3), order(2, 7)]);
    expect(result.news).toEqual([]);
  });
});
