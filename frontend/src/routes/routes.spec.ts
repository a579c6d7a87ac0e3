import { isPrintRoute, isSameOrderScreen } from '.';

it.each([
  ['/order/1', '/order/1/values', true],
  ['/order/1/history', '/order/1/cutting', true],
  ['/order/1', '/order/2', false],
  ['/order/1', '/order/1/grid', false],
  ['/order/1', '/orders', false],
  ['/orders', '/orders', false],
])('from %s to %s a form of the order stays open: %s', (from, to, stays) => {
  expect(isSameOrderScreen(from, to)).toBe(stays);
});

it.each([
  ['/parts/1/print', true],
  ['/sets/1/print', true],
  ['/order/parts/print', true],
  ['/order/1', false],
])('%s is printed without bars: %s', (pathname, printed) => {
  expect(isPrintRoute(pathname)).toBe(printed);
});
