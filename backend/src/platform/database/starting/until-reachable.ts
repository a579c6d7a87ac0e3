import { setTimeout as pause } from 'node:timers/promises';
import { Logger } from '@nestjs/common';
import { Unavailable } from '../../errors/app-errors.js';
import { dependencyFailure } from '../../errors/dependency-failure.js';
import { isRefusedCertificate } from '../../errors/refused-certificate.js';

/** Milliseconds between two tries: doubled from the first on, up to the most. */
const WAIT = { first: 1000, most: 5000 } as const;

/**
 * Runs a step of the start until the database answers: it may come up later than the process, or be slow just then. A line of the log
 * for each try that failed. What has been written is taken back where the step is a transaction: it begins anew.
 * @param ms for how long; 0: one try
 * @throws the last failure once the time is over; at once whatever is no matter of waiting, as a wrong password
 */
export async function untilReachable<Result>(work: () => Promise<Result>, ms: number): Promise<Result> {
  const end = Date.now() + ms;
  for (let wait: number = WAIT.first; ; wait = Math.min(wait * 2, WAIT.most)) {
    try {
      return await work();
    } catch (error) {
      const left = end - Date.now();
      if (left <= 0 || !isUnreachable(error)) throw error;
      const next = Math.min(wait, left);
      log.warn(
        `The database does not answer yet (${codeOf(error)}): next try in ${seconds(next)} s, for another ${seconds(left)} s`,
      );
      await pause(next);
    }
  }
}

const log = new Logger('Start');

/** TLS that one side does not offer stays so, and a refused certificate too. */
const LASTING = new Set(['HANDSHAKE_NO_SSL_SUPPORT', 'ER_SECURE_TRANSPORT_REQUIRED']);

const isUnreachable = (error: unknown): boolean => {
  if (LASTING.has(codeOf(error)) || isRefusedCertificate((error as Error).message)) return false;
  const failure = dependencyFailure(error);
  return failure?.error instanceof Unavailable && failure.database;
};

const codeOf = (error: unknown): string => {
  const { code, name } = error as { code?: unknown; name?: unknown };
  return String(code ?? name);
};

const seconds = (ms: number): string => String(Math.ceil(ms / 1000));
