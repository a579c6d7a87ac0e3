import { useEffect, useState } from 'react';
import { messageOf } from '../../api';
import { texts } from '../../i18n';
import { setsApi } from '../data/parts-api';

/** Pictures that a browser shows by itself; everything else is made one by the server, as saving would. */
const SHOWN_BY_BROWSER = ['image/png', 'image/jpeg', 'image/webp', 'image/gif'];

/** What a chosen file looks like: its address, or why it has none; neither while it is being made. */
interface Preview {
  url?: string;
  failure?: string;
}

/** The preview of a picture that is chosen but not saved yet. */
export const usePreview = (setId: number, file: File | null): Preview => {
  const [made, setMade] = useState<(Preview & { file: File }) | null>(null);
  useEffect(() => {
    if (!file) return undefined;
    const ended = new AbortController();
    const { signal } = ended;
    let url: string | undefined;
    const make = async () => {
      try {
        const picture = SHOWN_BY_BROWSER.includes(file.type)
          ? await Promise.resolve(file)
          : await setsApi.previewPicture(setId, file, signal);
        if (signal.aborted) return;
        url = URL.createObjectURL(picture);
        setMade({ file, url });
      } catch (error) {
        if (!signal.aborted) setMade({ file, failure: messageOf(error, texts.orders.sets.previewFailed) });
      }
    };
    void make();
    return () => {
      ended.abort();
      if (url !== undefined) URL.revokeObjectURL(url);
    };
  }, [setId, file]);
  return file !== null && made?.file === file ? made : {};
};
