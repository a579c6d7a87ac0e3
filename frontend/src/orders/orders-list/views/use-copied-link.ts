import { underBase } from '../../../api';
import { views as text } from '../../../i18n/orders';
import { paths } from '../../../routes';
import { useToast } from '../../../ui';
import { type ListParams, writeParams } from '../list-params';

/** Copies the link to the list as it is shown; it says all of it, so that another user's own choices add nothing. */
export const useCopiedLink = (list: ListParams) => {
  const toast = useToast();
  return async () => {
    try {
      const path = underBase(paths.orders + writeParams(list, true));
      await navigator.clipboard.writeText(window.location.origin + path);
      toast(text.copied, 'success');
    } catch {
      // Browsers refuse it on addresses without HTTPS.
      toast(text.copyFromAddress, 'info');
    }
  };
};
