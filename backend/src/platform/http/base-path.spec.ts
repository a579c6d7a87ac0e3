import { withoutBasePath } from './base-path.js';
import { pageUnder } from './frontend.js';

describe('the path under which the product is reached', () => {
  it.each([
    ['/forja', '/forja/order/1?part=2', '/order/1?part=2'],
    ['/forja', '/forja', '/'],
    ['/forja', '/forja?x=1', '/?x=1'],
    ['/forja', '/forja/', '/'],
    // Another product's path, and what a proxy has taken it off of already.
    ['/forja', '/forjaria/order/1', '/forjaria/order/1'],
    ['/forja', '/api/user', '/api/user'],
    ['/loja/forja', '/loja/forja/api/user', '/api/user'],
    ['', '/order/1', '/order/1'],
    // Never a path that names another host.
    ['/forja', '/forja//evil.test/x', '//evil.test/x'],
  ])('%s: %s is %s', (base, url, expected) => {
    expect(withoutBasePath(url, base)).toBe(expected);
  });
});

describe("the application's page under a path", () => {
  const built = '<html lang="pt-BR"><script src="./first-paint.js" data-list="assets/a.js"></script></html>';

  it.each([
    [
      '',
      '<html data-base="" lang="pt-BR"><script src="/first-paint.js" data-list="assets/a.js"></script></html>',
    ],
    [
      '/forja',
      '<html data-base="/forja" lang="pt-BR"><script src="/forja/first-paint.js" data-list="assets/a.js"></script></html>',
    ],
  ])('names its files under %j', (base, expected) => {
    expect(pageUnder(built, base)).toBe(expected);
  });
});
