import { api } from './client';

/** How long a blob's address must outlive the click that uses it. */
const RELEASE_AFTER_MS = 60_000;

/** Fetches a document and saves it under `fileName` by the browser's own download. */
export const download = async (path: string, fileName: string): Promise<void> => {
  const address = URL.createObjectURL(await api.blob(path));
  const link = document.createElement('a');
  link.href = address;
  link.download = fileName;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), RELEASE_AFTER_MS);
};

/** The address of a stored file; the session cookie opens it, so no token is in it. Null without a file. */
export const fileUrl = (content: string | null | undefined): string | null => {
  if (!content) return null;
  return content.startsWith('/') ? content : `/${content}`;
};

/** The number in a document's file name: six digits (specification, section 9). */
export const padNumber = (id: number | string): string => String(id).padStart(6, '0');
