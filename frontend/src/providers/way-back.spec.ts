import { safeWay } from './way-back';

it.each([
  ['/order/5?part=12', '/order/5?part=12'],
  ['/materials#x', '/materials#x'],
  ['/order/5/../6', '/order/6'],
  ['/', '/'],
  ['//evil.example', null],
  ['/\\evil.example', null],
  ['/\t/evil.example', null],
  ['/.//evil.example', null],
  ['https://evil.example/order/5', null],
  ['javascript:alert(1)', null],
  ['order/5', null],
  ['', null],
  ['/login', null],
  ['/register', null],
  ['/new-password', null],
  [null, null],
  [{ pathname: '/order/5' }, null],
])('%p leads to %p', (way, expected) => expect(safeWay(way)).toBe(expected));
