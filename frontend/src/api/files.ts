import { underBase } from './base';
import { API_BASE, untypedApi } from './client';
import { ApiError } from './errors';

type FormValue = string | number | boolean | Blob | readonly number[] | null | undefined;

/** A multipart body of an object: undefined fields are left out, null is sent empty, a list as JSON. */
export const toFormData = (values: Record<string, FormValue>): FormData => {
  const form = new FormData();
  for (const [name, value] of Object.entries(values)) {
    if (value === undefined) continue;
    form.append(name, value instanceof Blob ? value : textOf(value));
  }
  return form;
};

const textOf = (value: Exclude<FormValue, Blob | undefined>): string =>
  typeof value === 'object' && value !== null ? JSON.stringify(value) : String(value ?? '');
const readHeaders = (request: XMLHttpRequest): Headers => {
  const lines = request
    .getAllResponseHeaders()
    .trim()
    .split(/[\r\n]+/);
  return new Headers(
    lines.map((line): [string, string] => {
      const [name = '', ...value] = line.split(': ');
      return [name, value.join(': ')];
    }),
  );
};

/**
 * A `fetch` that calls `onProgress` with 0…1 while a request's bytes go out; XMLHttpRequest because the browser's own
 * reports no upload progress. Rejects as fetch does: TypeError when no answer came, AbortError when it was aborted.
 */
export const fetchWithProgress =
  (onProgress: (fraction: number) => void) =>
  async (request: Request): Promise<Response> => {
    const body = await request.blob();
    return new Promise((resolve, reject) => {
      const xhr = new XMLHttpRequest();
      xhr.open(request.method, request.url);
      xhr.withCredentials = request.credentials === 'include';
      xhr.responseType = 'arraybuffer';
      request.headers.forEach((value, name) => xhr.setRequestHeader(name, value));
      xhr.upload.onprogress = ({ loaded, total }) => onProgress(total === 0 ? 0 : loaded / total);
      xhr.onload = () =>
        resolve(new Response(xhr.response as ArrayBuffer, { status: xhr.status, headers: readHeaders(xhr) }));
      xhr.onerror = () => reject(new TypeError('The upload was not answered.'));
      xhr.onabort = () => reject(new DOMException('The upload was aborted.', 'AbortError'));
      request.signal.addEventListener('abort', () => xhr.abort(), { once: true });
      xhr.send(body);
    });
  };

/** How long a blob's address must outlive the click that uses it. */
const RELEASE_AFTER_MS = 60_000;

const ANY_CONTENT = { Accept: '*/*' };

/** The name that an answer gives its file, in UTF-8 where it has accents (RFC 6266). */
const givenName = (headers: Headers): string => {
  const disposition = headers.get('Content-Disposition') ?? '';
  const encoded = /filename\*=UTF-8''([^;]+)/i.exec(disposition)?.[1];
  if (encoded !== undefined) return decodeURIComponent(encoded);
  return /filename="?([^";]+)"?/i.exec(disposition)?.[1] ?? '';
};

/** Fetches a document and saves it by the browser's own download, under `fileName` or its own name; `path` follows /api. */
export const download = async (path: string, fileName?: string): Promise<void> => {
  const { data, response } = await untypedApi.GET(API_BASE + path, { headers: ANY_CONTENT, parseAs: 'blob' });
  const url = URL.createObjectURL(data as unknown as Blob);
  const link = document.createElement('a');
  link.href = url;
  link.download = fileName ?? givenName(response.headers);
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), RELEASE_AFTER_MS);
};

/**
 * Has the server make a document, without fetching it. One that it refuses is asked for, since only the answer to
 * that says why.
 */
export const prepareDocument = async (path: string, signal?: AbortSignal): Promise<void> => {
  const address = API_BASE + path;
  try {
    await untypedApi.HEAD(address, { headers: ANY_CONTENT, signal });
  } catch (error) {
    if (!(error instanceof ApiError) || error.status === 401 || error.status === 403) throw error;
    await untypedApi.GET(address, { headers: ANY_CONTENT, parseAs: 'stream', signal });
  }
};

/** The address of a stored file; the session cookie opens it, so no token is in it. Null without a file. */
export const fileUrl = (content: string | null | undefined): string | null => {
  if (!content) return null;
  return underBase(content.startsWith('/') ? content : `/${content}`);
};

/** The number in a document's file name: six digits. */
export const padNumber = (id: number | string): string => String(id).padStart(6, '0');
