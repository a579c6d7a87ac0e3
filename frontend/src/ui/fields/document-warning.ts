import { texts } from '../../i18n';
import type { DocumentState } from '@forja/figures';

/** The remark on a CNPJ or CPF that looks wrong; it is accepted all the same. */
export const documentWarning = (name: string, state: DocumentState): string | undefined => {
  if (state === 'incomplete') return texts.common.incompleteWarning(name);
  return state === 'wrong' ? texts.common.checkDigitWarning(name) : undefined;
};
