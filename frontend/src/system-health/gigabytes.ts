import { texts } from '../i18n';
import { formatNumber } from '../ui';

const { disk: words } = texts.systemHealth;

const MEGABYTE = 1024 ** 2;
export const GIGABYTE = 1024 ** 3;

/** Bytes for reading: '12 MB', '1,4 GB', '120 GB'. */
export const gigabytes = (bytes: number): string =>
  bytes < GIGABYTE
    ? words.megabytes(formatNumber(Math.ceil(bytes / MEGABYTE), 0))
    : words.gigabytes(formatNumber(bytes / GIGABYTE, bytes < 10 * GIGABYTE ? 1 : 0));
