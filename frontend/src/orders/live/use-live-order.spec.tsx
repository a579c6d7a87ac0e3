import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, render, renderHook, screen, waitFor } from '@testing-library/react';
import { Feed } from '../../../test/feed';
import { orderKeys } from '../data/keys';
import { ordersApi } from '../data/orders-api';
import type { Order } from '../data/types';
import { useOrder } from '../data/use-order';
import { useLiveOrder } from './use-live-order';

/** Readings of the order that wait for their answer, by the note that the order has by then. */
let readings: ((note: string, state: string) => void)[] = [];

beforeEach(() => {
  readings = [];
  jest
    .spyOn(ordersApi, 'read')
    .mockImplementation(
      () =>
        new Promise((resolve) =>
          readings.push((note, state) =>
            resolve({ order: { id: 7, payment_obs: note } as unknown as Order, state }),
          ),
        ),
    );
});

afterEach(() => jest.restoreAllMocks());

const Screen = () => {
  const { data } = useOrder(7);
  const others = useLiveOrder(7);
  return <p>{`${data?.payment_obs ?? 'loading'}: ${others.map(({ name }) => name).join()}`}</p>;
};

const show = () => {
  const view = render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <Screen />
    </QueryClientProvider>,
  );
  const [feed] = Feed.opened;
  if (!feed) throw new Error('no feed was opened');
  return { ...view, feed };
};

/** Longer than what changes are gathered for. */
const aMoment = () => act(() => new Promise((resolve) => setTimeout(resolve, 500)));

const read = (note: string, state: string) => act(() => Promise.resolve(readings.shift()?.(note, state)));

it('reads the order again where it was changed between its reading and the opening of its events', async () => {
  const { feed } = show();
  await read('first', 'a');
  feed.say('opened', { state: 'b' });
  await waitFor(() => expect(readings).toHaveLength(1));
  await read('second', 'b');
  await screen.findByText('second:');
  await aMoment();
  expect(readings).toHaveLength(0);
});

it('reads it no second time where nothing happened, also after an interruption', async () => {
  const { feed } = show();
  await read('first', 'a');
  feed.say('open');
  feed.say('opened', { state: 'a' });
  feed.say('open');
  feed.say('opened', { state: 'a' });
  await aMoment();
  expect(readings).toHaveLength(0);
});

it('waits for a reading under way before it compares', async () => {
  const { feed } = show();
  feed.say('opened', { state: 'b' });
  await aMoment();
  expect(readings).toHaveLength(1);
  await read('first', 'b');
  await aMoment();
  expect(readings).toHaveLength(0);
  expect(ordersApi.read).toHaveBeenCalledTimes(1);
});

it('reads it once for changes that come together, shows who is there, and nothing once it is left', async () => {
  const { feed, unmount } = show();
  await read('first', 'a');
  feed.say('opened', { state: 'a' });
  act(() => feed.say('present', { others: [{ id: 2, name: 'Bruna' }] }));
  feed.say('changed');
  feed.say('changed');
  expect(screen.getByText('first: Bruna')).toBeTruthy();
  await waitFor(() => expect(readings).toHaveLength(1));
  await read('second', 'c');
  await screen.findByText('second: Bruna');
  feed.say('opened', { state: 'd' });
  unmount();
  await aMoment();
  expect(readings).toHaveLength(0);
  expect(feed.close).toHaveBeenCalled();
});

it('asks for the parts alone where nothing else changed, and for the whole order where it changed meanwhile', async () => {
  const part = (title: string, version: number) => ({ id: 5, set_id: 1, position: 1, title, version });
  const totals = (total: number, lines: object[]) => ({ total, sets: [{ id: 1, lines }] });
  const answers: ((answer: object) => void)[] = [];
  const changedParts = jest
    .spyOn(ordersApi, 'changedParts')
    .mockImplementation(() => new Promise((resolve) => answers.push(resolve as (answer: object) => void)));
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const [known, other] = [part('Base', 1), { ...part('Tampa', 1), id: 6, position: 2 }];
  const lines = [
    { id: 5, total_value: 10 },
    { id: 6, total_value: 20 },
  ];
  const order = { id: 7, sets: [{ id: 1, parts: [known, other] }], totals: totals(30, lines) };
  client.setQueryData(orderKeys.order(7), order);
  const { result } = renderHook(() => useLiveOrder(7), {
    wrapper: ({ children }) => <QueryClientProvider client={client}>{children}</QueryClientProvider>,
  });
  expect(result.current).toEqual([]);
  const [feed] = Feed.opened;
  feed?.say('changed', { part_ids: [5] });
  feed?.say('changed', { part_ids: [9] });
  await waitFor(() => expect(answers).toHaveLength(1));
  expect(changedParts.mock.calls[0]?.slice(0, 2)).toEqual([7, [5, 9]]);
  const answer = {
    parts: [part('Base nova', 2)],
    removed: [9],
    order_totals: totals(35, [{ id: 5, total_value: 15 }]),
  };
  await act(() => Promise.resolve(answers.shift()?.(answer)));
  expect(client.getQueryData(orderKeys.order(7))).toEqual({
    ...order,
    sets: [{ id: 1, parts: [part('Base nova', 2), other] }],
    totals: totals(35, [{ id: 5, total_value: 15 }, lines[1] ?? {}]),
  });
  feed?.say('changed', { part_ids: [5] });
  await waitFor(() => expect(answers).toHaveLength(1));
  client.setQueryData(orderKeys.order(7), order);
  await act(() => Promise.resolve(answers.shift()?.(answer)));
  expect(client.getQueryData(orderKeys.order(7))).toEqual(order);
  expect(client.getQueryState(orderKeys.order(7))?.isInvalidated).toBe(true);
});
