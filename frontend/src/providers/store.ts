import { localStorageStore, type Store } from 'react-admin';

/** Holds `dark` or `light`, without quotes. */
const THEME_KEY = 'theme';

/**
 * react-admin's preferences in local storage. The theme alone is kept under a key of its own; everything
 * else (menu state, list parameters) under react-admin's prefix.
 */
export const createStore = (): Store => {
  const inner = localStorageStore('1', 'Forja');
  return {
    ...inner,
    getItem: <T>(key: string, fallback?: T) =>
      key === THEME_KEY
        ? ((localStorage.getItem(THEME_KEY) as T | null) ?? fallback)
        : inner.getItem<T>(key, fallback),
    setItem: (key: string, value: unknown) => {
      if (key === THEME_KEY) localStorage.setItem(THEME_KEY, String(value));
      // The inner store is set as well: it is the one that notifies the components.
      inner.setItem(key, value);
    },
  };
};
