import type { I18nProvider } from 'react-admin';
import { reactAdminMessages } from '../i18n/react-admin';

/** The phrase of a key with points, as `ra.action.undo`. */
const phraseOf = (key: string): string | undefined => {
  let found: unknown = reactAdminMessages;
  for (const name of key.split('.'))
    found = typeof found === 'object' && found !== null ? Reflect.get(found, name) : undefined;
  return typeof found === 'string' ? found : undefined;
};

/** Without a key of that name its fallback `_`, else the key itself: our own texts pass through as they are. */
const translate = (key: string, values: Readonly<Record<string, string | number | null>> = {}): string => {
  const { smart_count: count, _: fallback } = values;
  const phrase = phraseOf(key) ?? fallback;
  if (typeof phrase !== 'string') return key;
  const [one = '', many = one] =
    typeof count === 'number' ? phrase.split('||||').map((form) => form.trim()) : [phrase, phrase];
  return (count === 1 ? one : many).replaceAll(/%\{(\w+)\}/g, (blank, name: string) =>
    String(values[name] ?? blank),
  );
};

/** The translations of react-admin by the rules of its own library, 7 kB of the first screen that are for other languages. */
export const i18nProvider: I18nProvider = {
  translate,
  changeLocale: () => Promise.resolve(),
  getLocale: () => 'pt',
};
