import { API_BASE, endRefusedSession } from './client';
import { ApiError, errorFromBody } from './errors';
import { tellForbidden } from './refusals';
import { readToken } from './token';

interface UploadOptions {
  /** Called with 0…1 while the bytes go out. */
  onProgress?: (fraction: number) => void;
  signal?: AbortSignal;
  headers?: Readonly<Record<string, string>>;
}

/**
 * Posts a form with files and tells how far it is; XMLHttpRequest because fetch reports no upload progress.
 * @throws ApiError as `api` does; status 0 when the connection broke or `signal` ended it.
 */
export const upload = <T>(path: string, form: FormData, options: UploadOptions = {}): Promise<T> =>
  new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const token = readToken();
    request.open('POST', API_BASE + path);
    request.withCredentials = true;
    request.setRequestHeader('Accept', 'application/json');
    if (token !== null) request.setRequestHeader('Authorization', `Bearer ${token}`);
    for (const [name, value] of Object.entries(options.headers ?? {})) request.setRequestHeader(name, value);
    request.upload.onprogress = ({ loaded, total }) => options.onProgress?.(total === 0 ? 0 : loaded / total);
    request.onload = () => {
      if (request.status === 401) endRefusedSession(token);
      if (request.status === 403) tellForbidden();
      if (request.status >= 200 && request.status < 300) resolve(JSON.parse(request.responseText) as T);
      else reject(errorFromBody(request.status, request.responseText));
    };
    request.onerror = request.onabort = () => reject(new ApiError(0, ''));
    options.signal?.addEventListener('abort', () => request.abort(), { once: true });
    request.send(form);
  });

type FormValue = string | number | boolean | Blob | null | undefined;

/** A multipart body of an object: undefined fields are left out, null is sent empty. */
export const toFormData = (values: Record<string, FormValue>): FormData => {
  const form = new FormData();
  for (const [name, value] of Object.entries(values)) {
    if (value === undefined) continue;
    form.append(name, value instanceof Blob ? value : String(value ?? ''));
  }
  return form;
};
