import { useEffect, useState } from 'react';

/** Its own preview of a picture that is chosen but not saved; a PDF has none before the server made one. */
export const usePreview = (file: File | null): string | null => {
  const [url, setUrl] = useState<string | null>(null);
  useEffect(() => {
    if (!file?.type.startsWith('image/')) return undefined;
    const made = URL.createObjectURL(file);
    const timer = setTimeout(() => setUrl(made));
    return () => {
      clearTimeout(timer);
      URL.revokeObjectURL(made);
    };
  }, [file]);
  return file?.type.startsWith('image/') ? url : null;
};
