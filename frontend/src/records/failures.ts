import { messageOf } from '../api';
import type { EditableDeclaration, ListDeclaration } from './types';

/** The server's message, otherwise the fixed text. */
export const orServer =
  (text: string) =>
  (error: unknown): string =>
    messageOf(error, text);

/** The fixed text, followed by the server's message when it sent one: `Erro ao salvar chapa: …`. */
export const withServer =
  (text: string) =>
  (error: unknown): string => {
    const message = messageOf(error, '');
    return message === '' ? text : `${text}: ${message}`;
  };

/** The usual four of a kind of record; `save` names the server's message after the fixed text. */
export const usualFailures = (texts: {
  listFailed: string;
  /** Shown when one record can't be loaded into its form: by default the list's message. */
  oneFailed?: string;
  saveFailed: string;
  deleteFailed: string;
}): ListDeclaration['failures'] & EditableDeclaration['failures'] => ({
  list: orServer(texts.listFailed),
  one: orServer(texts.oneFailed ?? texts.listFailed),
  save: withServer(texts.saveFailed),
  delete: orServer(texts.deleteFailed),
});
