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
      xhr.responseType = 'blob';
      request.headers.forEach((value, name) => xhr.setRequestHeader(name, value));
      xhr.upload.onprogress = ({ loaded, total }) => onProgress(total === 0 ? 0 : loaded / total);
      xhr.onload = () =>
        resolve(new Response(xhr.response as Blob, { status: xhr.status, headers: readHeaders(xhr) }));
      xhr.onerror = () => reject(new TypeError('The upload was not answered.'));
      xhr.onabort = () => reject(new DOMException('The upload was aborted.', 'AbortError'));
      request.signal.addEventListener('abort', () => xhr.abort(), { once: true });
      xhr.send(body);
    });
  };
