import { useEffect, useState } from 'react';

/** Its own preview of a picture that is chosen but not saved; a PDF has none before the server made one. */
const usePreview = (file: File | null): string | null => {
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

/** The picture that a save sends: a new one, none any more, or no change. */
export const useSetPicture = () => {
  const [file, setFile] = useState<File | null>(null);
  const [removed, setRemoved] = useState(false);
  const preview = usePreview(file);
  return {
    file,
    removed,
    preview,
    changed: file !== null || removed,
    payload: file ? { image: file } : removed ? { remove_image: true } : {},
    choose: setFile,
    remove: () => {
      setFile(null);
      setRemoved(true);
    },
  };
};

export type SetPictureDraft = ReturnType<typeof useSetPicture>;
