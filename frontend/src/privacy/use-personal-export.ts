import { download, messageOf } from '../api';
import { texts } from '../i18n';
import { useBusy, useToast } from '../ui';

/** Saves the file of what is kept about a person; `path` is its address after /api. */
export const usePersonalExport = () => {
  const toast = useToast();
  const [busy, run] = useBusy();
  const save = async (path: string) => {
    try {
      await download(path);
    } catch (error) {
      toast(messageOf(error, texts.privacy.exportFailed));
    }
  };
  return { busy, save: (path: string) => void run(() => save(path)) };
};
