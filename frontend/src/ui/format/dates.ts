import { texts } from '../../i18n';

const WALL_CLOCK = /^(\d{4})-(\d{2})-(\d{2})(?:[T ](\d{2}):(\d{2})(?::(\d{2}))?)?/;

const momentFormat = new Intl.DateTimeFormat('pt-BR', {
  timeZone: 'America/Sao_Paulo',
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
});

/** A text that names its zone is a moment; one that does not is what the clock on the wall shows. */
const isMoment = (value: string): boolean => /(?:Z|[+-]\d{2}:?\d{2})$/.test(value) && value.includes('T');

/**
 * `dd/mm/yyyy hh:mm:ss`; an en dash without a value. A wall-clock text is shown as it stands, without any shift of
 * time zone; a moment is shown in America/Sao_Paulo.
 */
export const formatDateTime = (value: string | null | undefined): string => {
  if (!value) return texts.common.empty;
  if (isMoment(value)) return momentFormat.format(new Date(value)).replace(',', '');
  const [, year, month, day, hour = '00', minute = '00', second = '00'] = WALL_CLOCK.exec(value) ?? [];
  return year === undefined ? texts.common.empty : `${day}/${month}/${year} ${hour}:${minute}:${second}`;
};

/** `dd/mm/yyyy` of the same value. */
export const formatDate = (value: string | null | undefined): string =>
  formatDateTime(value).split(' ')[0] ?? '';
