import { makeTemporaryPassword } from './temporary-password';

it('is three groups of letters and digits that are not confused with others', () => {
  for (let time = 0; time < 200; time += 1) {
    expect(makeTemporaryPassword()).toMatch(/^(?:[a-km-np-z2-9]{4}-){2}[a-km-np-z2-9]{4}$/);
  }
});

it('is another one every time', () => {
  expect(new Set(Array.from({ length: 100 }, makeTemporaryPassword)).size).toBe(100);
});
