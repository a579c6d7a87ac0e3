/** What the person at the terminal reads: one line a step, with the seconds it took. */

/** A failure whose message is all that the user needs: printed as it is, without a stack trace. */
export class PlainError extends Error {
  /** @param {string} message @param {string} [details] the output of the program that failed */
  constructor(message, details = '') {
    super(message);
    this.details = details;
  }
}

export const say = (line) => console.log(line);

const seconds = (since) => `${((Date.now() - since) / 1000).toFixed(1).replace('.', ',')} s`;

/**
 * Runs a step and says when it begins, that it still runs (every ten seconds) and how long it took.
 * @template T
 * @param {string} title as in 'Instalando dependências'
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function step(title, work) {
  const since = Date.now();
  say(`${title}…`);
  const stillRunning = setInterval(() => say(`${title}… ${seconds(since)}`), 10_000);
  try {
    const result = await work();
    say(`${title}: pronto em ${seconds(since)}`);
    return result;
  } finally {
    clearInterval(stillRunning);
  }
}
