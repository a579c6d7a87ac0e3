import { texts } from '../../i18n';

/** The words of a list to choose from, which the library has in English. */
export const AUTOCOMPLETE_TEXTS = {
  loadingText: texts.common.loading,
  noOptionsText: texts.common.noOptions,
  openText: texts.common.openOptions,
  closeText: texts.common.close,
  clearText: texts.common.clearSearch,
} as const;
