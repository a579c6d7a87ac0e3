import { browserEntry } from './browser-errors.js';

const AT = '2026-03-01T12:00:00.000Z';
const ANA = { id: 7, name: 'Ana', email: 'ana@forja.test' };
const PLACE = { ip: '10.0.0.7', user_agent: 'Mozilla/5.0' };

const entryOf = (report: Partial<Parameters<typeof browserEntry>[1]>) =>
  browserEntry(ANA, { message: 'x is undefined', ...report }, PLACE, AT);

describe('browserEntry', () => {
  it('has the error, its user and its browser', () => {
    expect(entryOf({ exception: 'TypeError', url: 'https://forja.test/orders?token=abc' })).toEqual({
      created_at: AT,
      level: 'error',
      message: 'x is undefined',
      exception: 'TypeError',
      file: null,
      line: null,
      trace: null,
      method: null,
      ip: '10.0.0.7',
      url: 'https://forja.test/orders?token=[oculto]',
      request_data: { source: 'browser', user_agent: 'Mozilla/5.0' },
      user_id: 7,
      user_name: 'Ana',
      user_email: 'ana@forja.test',
    });
  });

  it.each([
    [
      'TypeError: x\n    at run (https://forja.test/assets/index-a1.js:12:345)\n    at https://forja.test/b.js:1:1',
    ],
    ['run@https://forja.test/assets/index-a1.js:12:345\nother@https://forja.test/b.js:1:1'],
  ])('finds the topmost frame of %p', (trace) => {
    expect(entryOf({ trace })).toMatchObject({ file: 'https://forja.test/assets/index-a1.js', line: 12 });
  });

  it.each([
    'Failed to fetch dynamically imported module: https://forja.test/assets/users-1a2b.js',
    'error loading dynamically imported module: https://forja.test/assets/users-1a2b.js',
    'Importing a module script failed.',
    'Unable to preload CSS for /assets/users-1a2b.css',
  ])('takes code that could not be fetched for an information: %s', (message) => {
    expect(entryOf({ message }).level).toBe('info');
  });

  it('keeps both stacks, cut to what the column holds', () => {
    expect(entryOf({ trace: 'a', component_stack: 'b' }).trace).toBe('a\nb');
    expect(entryOf({ trace: 'a'.repeat(15_000), component_stack: 'b' }).trace).toHaveLength(15_000);
    expect(entryOf({ trace: 'https://forja.test/a.js:99999999999:1' }).line).toBeNull();
  });
});
