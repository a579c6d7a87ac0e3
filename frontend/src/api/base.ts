/** Path under which the product is reached, without a slash at its end: `/forja`; '' at the root. The server writes it into the page. */
export const BASE: string =
  typeof document === 'undefined' ? '' : (document.documentElement.dataset.base ?? '');

/** The address of a path of the screens or the server, for what the browser itself asks for: links, pictures, tabs. */
export const underBase = (path: string): string => BASE + path;

/** The browser's path as the screens know it. */
export const withoutBase = (pathname: string): string => {
  if (pathname === BASE) return '/';
  return pathname.startsWith(`${BASE}/`) ? pathname.slice(BASE.length) : pathname;
};
