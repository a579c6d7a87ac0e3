/** Where customers' pages are, also under a path of the installation's own: the rest of the path opens one. */
const PAGE = /\/p\/[^/]+/;

/** The path fit to be kept: without what opens a customer's page. */
export const withoutToken = (path: string): string => path.replace(PAGE, '/p/[oculto]');
