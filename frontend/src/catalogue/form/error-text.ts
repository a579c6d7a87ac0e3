/** How react-admin marks the complaint of a validator on its way through the form library. */
const VALIDATOR_MARK = '@@react-admin@@';

/** The sentence of a field's error, from a validator or from the server. */
export const errorText = (message: string | undefined): string | undefined => {
  if (message === undefined || message === '') return undefined;
  if (!message.startsWith(VALIDATOR_MARK)) return message;
  return String(JSON.parse(message.slice(VALIDATOR_MARK.length)));
};
