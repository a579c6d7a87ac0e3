import polyglotI18nProvider from 'ra-i18n-polyglot';
import { reactAdminMessages } from '../i18n/react-admin';

/**
 * react-admin's translations. Its index signature would accept a dictionary with holes; the type of
 * `reactAdminMessages` does not. Our own texts come from i18n/ and pass through as they are.
 */
export const i18nProvider = polyglotI18nProvider(
  () => reactAdminMessages,
  'pt',
  [{ locale: 'pt', name: 'Português (Brasil)' }],
  { allowMissing: true, onMissingKey: (key: string) => key },
);
