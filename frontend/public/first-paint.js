// Runs before the application arrives. A file of its own because the content security policy allows no inline script.

// Path under which the product is reached (src/api/base.ts); an address without it is led there.
const { base = '' } = document.documentElement.dataset;
const isUnder = location.pathname === base || location.pathname.startsWith(`${base}/`);
if (!isUnder) location.replace(base + location.pathname + location.search + location.hash);
const place = location.pathname.slice(base.length) || '/';

// The remembered theme, to avoid a flash of the other one.
document.documentElement.style.backgroundColor =
  localStorage.getItem('theme') === 'light' ? '#F6F5F2' : '#121417';

// What the first screen asks for, so that it waits for no code (src/api/early.ts takes the answers by their addresses).
const token = localStorage.getItem('authToken');
if (token) {
  const early = { token, at: Date.now(), answers: new Map() };
  const headers = { Accept: 'application/json', Authorization: `Bearer ${token}` };
  const ask = (address) => {
    const answer = fetch(base + address, { headers, credentials: 'include' });
    // A failed one is asked for again where it is needed.
    answer.catch(() => undefined);
    early.answers.set(base + address, answer);
  };
  ask('/api/user');
  // A list with a default view of its own (orders-list/start-address.ts) opens with other orders.
  const hasView = Object.keys(localStorage).some(
    (key) => key.startsWith('orders-start:') && localStorage.getItem(key).includes('"view"'),
  );
  if (place === '/' && location.search === '' && !hasView)
    ask('/api/orders/page?sort=id&order=DESC&size=50&skip=0');
  globalThis.early = early;
}

// The code of what is shown first (vite.config.ts names its files), beside the little that decides what that is.
const { guest, app, list, order } = document.currentScript?.dataset ?? {};
const screen = place === '/' ? list : place.startsWith('/order/') && order;
const files = (token ? [app, screen] : [guest]).filter(Boolean).join(' ').split(' ');
for (const name of new Set(files.filter(Boolean)))
  document.head.append(
    Object.assign(document.createElement('link'), {
      rel: 'modulepreload',
      crossOrigin: '',
      href: `${base}/${name}`,
    }),
  );
