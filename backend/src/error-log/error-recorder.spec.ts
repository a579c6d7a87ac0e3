import { errorEntry } from './error-recorder.js';

const AT = '2026-03-01T12:00:00.000Z';

const withStack = (stack: string) => Object.assign(new Error('Falhou'), { stack });

describe('errorEntry', () => {
  it("finds the topmost line of the product's own code", () => {
    const error = withStack(
      [
        'Error: Falhou',
        '    at query (node:internal/process/task_queues:95:5)',
        '    at Object.run (/app/node_modules/typeorm/driver.js:10:3)',
        '    at OrdersService.find (file:///app/dist/orders/orders.service.js:42:11)',
      ].join('\n'),
    );
    expect(errorEntry({ error, status: 500 }, AT)).toMatchObject({
      file: '/app/dist/orders/orders.service.js',
      line: 42,
      trace: error.stack,
      created_at: AT,
    });
  });

  it.each([
    [new Error('x'), 500, 'error'],
    [new TypeError('x'), 500, 'critical'],
    [new RangeError('x'), 500, 'critical'],
    [new Error('x'), 503, 'warning'],
    ['a text', 500, 'error'],
  ])('judges %p answered with %i as %s', (error, status, level) => {
    expect(errorEntry({ error, status }, AT).level).toBe(level);
  });

  it('has nulls for what is unknown', () => {
    expect(errorEntry({ error: withStack('Error: Falhou'), status: 500 }, AT)).toMatchObject({
      file: null,
      line: null,
      url: null,
      method: null,
      ip: null,
      request_data: null,
      user_id: null,
      user_name: null,
      user_email: null,
    });
  });

  it('fits its columns, however much there is', () => {
    const request = {
      method: 'M'.repeat(99),
      url: 'u'.repeat(9999),
      ip: 'i'.repeat(99),
      body: {},
      query: {},
    };
    const entry = errorEntry({ error: new Error('m'.repeat(99_999)), status: 500, request }, AT);
    expect(entry.message).toHaveLength(5_000);
    expect(entry.url).toHaveLength(2_000);
    expect(entry.method).toHaveLength(10);
    expect(entry.ip).toHaveLength(45);
    expect(entry.trace?.length).toBeLessThanOrEqual(15_000);
  });
});
