import { missingOfDomains, sizeOfSet } from './gtids.js';

describe('transactions that a replica lacks', () => {
  it.each([
    ['0-1-1234', '0-1-1234', 0],
    ['0-1-1234', '0-1-1200', 34],
    ['0-1-1234', '', 1234],
    ['0-1-100,1-2-50', '1-2-48, 0-1-90', 12],
    // Another server became the primary in between; the sequence goes on.
    ['0-2-110', '0-1-100', 10],
    ['0-1-10', '0-1-12', 0],
    ['', '0-1-12', 0],
  ])('of MariaDB: %s against %s', (ahead, behind, count) => {
    expect(missingOfDomains(ahead, behind)).toBe(count);
  });

  it.each([
    ['', 0],
    ['3E11FA47-71CA-11E1-9E33-C80AA9429562:23', 1],
    ['3e11fa47-71ca-11e1-9e33-c80aa9429562:1-5:7', 6],
    ['3e11fa47-71ca-11e1-9e33-c80aa9429562:1-5,\n3e11fa47-71ca-11e1-9e33-c80aa9429563:11-20:reprice:1-2', 17],
  ])('of MySQL: %s', (set, count) => {
    expect(sizeOfSet(set)).toBe(count);
  });
});
