import format from 'content-disposition';

/**
 * The header Content-Disposition (RFC 6266): the name as it is where it is plain ASCII, otherwise without its accents
 * for old clients, and in UTF-8 (RFC 8187) for the others.
 */
export function contentDisposition(type: 'inline' | 'attachment', name: string): string {
  const wellFormed = name.replace(/\p{Surrogate}/gu, '_');
  const ascii = wellFormed
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\x20-\x7e]|["\\%]/g, '_');
  return format(wellFormed, { type, fallback: ascii });
}
