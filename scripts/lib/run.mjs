import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { root } from './paths.mjs';
import { PlainError, say } from './say.mjs';

/** Programs that were started here and still run: none of them may outlive the command. */
const running = new Set();

/** What a program printed arrives within this once it has ended, also on a busy machine. */
const lastWordsMs = 10_000;

/** Set once a signal came: what is begun ends, nothing new begins. */
let ending = false;

/** Starts a program and keeps its handle until it ends. */
export function start(command, args, options) {
  if (ending) throw new PlainError('Interrompido.');
  const child = spawn(command, args, { cwd: root, ...options });
  running.add(child);
  child.once('close', () => running.delete(child));
  child.once('error', () => running.delete(child));
  child.once('exit', () => letGo(child));
  return child;
}

/** A program that it started and left behind may hold its output open for ever: this is not waited for. */
function letGo(child) {
  const limit = setTimeout(
    () => [child.stdout, child.stderr].forEach((each) => each?.destroy()),
    lastWordsMs,
  );
  child.once('close', () => clearTimeout(limit));
}

/** Resolves with the exit code once the program has ended; 127 when it could not be started at all. */
export const ended = (child) =>
  new Promise((resolve) => {
    child.once('error', () => resolve(127));
    child.once('close', (code, signal) => resolve(code ?? (signal ? 1 : 0)));
  });

/** So much of what a program printed last is kept for an error. */
const KEPT_OUTPUT = 20_000;

/**
 * Keeps the last of what a program prints.
 * @param {(printed: string) => void} [look] gets it with each piece
 * @returns {() => string}
 */
export function lastWords(child, look = () => undefined) {
  let printed = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk) => {
      printed = `${printed}${chunk}`.slice(-KEPT_OUTPUT);
      look(printed);
    });
  return () => printed;
}

/** A program is started while the product is built. */
const startLimitMs = 180_000;

/**
 * Starts a program that goes on, and resolves with its handle once it prints that it works.
 * @param {RegExp} ready
 * @throws {PlainError} where it ends before, or takes too long
 */
export async function startUntil(ready, command, args, options) {
  const child = start(command, args, { stdio: ['ignore', 'pipe', 'pipe'], ...options });
  let isReady;
  const works = new Promise((resolve) => (isReady = resolve));
  const printed = lastWords(child, (text) => ready.test(text) && isReady(true));
  const tooLong = pause(startLimitMs, undefined, { ref: false });
  if ((await Promise.race([works, ended(child), tooLong])) === true) {
    // A program that is stopped on purpose ends by a signal or with code 0; any other end explains the failures that follow.
    child.once('exit', (code, signal) => {
      if (code !== 0 && signal !== 'SIGTERM' && !child.killed)
        say(`${command} ended (${signal ?? code}):\n${printed()}`);
    });
    return child;
  }
  throw new PlainError(`${command} did not start.`, printed());
}

/**
 * Runs a program to its end, keeping what it prints.
 * @param {string} command
 * @param {string[]} args
 * @param {import('node:child_process').SpawnOptions & { seconds?: number, lastFile?: string }} [options]
 *   seconds: the program is ended when it takes longer; lastFile: it is ended when it goes on for a minute after it wrote this file
 * @returns {Promise<{ code: number, output: string }>} output: stdout and stderr as they came
 */
export async function capture(command, args, { seconds, lastFile, ...options } = {}) {
  const limits = { timeout: seconds && seconds * 1000, killSignal: 'SIGKILL' };
  const child = start(command, args, { stdio: ['ignore', 'pipe', 'pipe'], ...limits, ...options });
  const chunks = [];
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => chunks.push(chunk));
  const lingers = lastFile && endAfterFile(lastFile, () => child.kill('SIGKILL'));
  const code = await ended(child);
  clearInterval(lingers);
  return { code, output: Buffer.concat(chunks).toString('utf8') };
}

/** Ends a program a minute after it wrote its last file. */
function endAfterFile(file, end) {
  let since = 0;
  return setInterval(() => {
    if (!existsSync(file)) return;
    since ||= Date.now();
    if (Date.now() - since > 60_000) end();
  }, 1000);
}

/**
 * Runs a program to its end.
 * @returns {Promise<string>} what it printed
 * @throws {PlainError} with the given message, and the program's output as its details
 */
export async function run(command, args, { failure, ...options } = {}) {
  const { code, output } = await capture(command, args, options);
  if (code !== 0) throw new PlainError(failure ?? `${command} ${args.join(' ')}: falhou (${code})`, output);
  return output;
}

/** Lines that git prints. */
export const git = async (...args) => (await run('git', args)).split('\n').filter(Boolean);

const hasEnded = ({ exitCode, signalCode }) => exitCode !== null || signalCode !== null;

/** Asks a program to end, insists after a while, and resolves when it has ended. */
export async function stop(child, graceSeconds = 10) {
  if (hasEnded(child)) return;
  const gone = ended(child);
  child.kill('SIGTERM');
  const insist = setTimeout(() => child.kill('SIGKILL'), graceSeconds * 1000);
  await gone;
  clearTimeout(insist);
}

/**
 * Resolves once a server of the product is ready.
 * @param {string} base its address
 * @param {import('node:child_process').ChildProcess} child
 * @param {{ seconds?: number, printed?: () => string }} [options] seconds: migrations of an empty database take some, on a machine
 *   that does much else minutes; printed: the server's last output, for the error
 * @throws {PlainError} where it ends before, or takes longer
 */
export async function untilReady(base, child, { seconds = 300, printed = () => '' } = {}) {
  const limit = Date.now() + seconds * 1000;
  const answer = () => fetch(`${base}/health/ready`, { signal: AbortSignal.timeout(2000) });
  while (!(await answer().catch(() => undefined))?.ok) {
    if (hasEnded(child) || Date.now() > limit)
      throw new PlainError('The server did not become ready.', printed());
    await pause(50);
  }
}

/** Ends every program that was started here and still runs. */
const stopAll = () => Promise.all([...running].map((child) => stop(child)));

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];

/** A signal ends first the programs that were started, then this process. */
async function endTogether(signal) {
  ending = true;
  await stopAll();
  process.exit(signal === 'SIGINT' ? 130 : 143);
}

/** For a server in this process, which handles the signals itself, and for work that leaves no time to look at them. */
export const giveSignalsBack = () => signals.forEach((signal) => process.removeListener(signal, endTogether));

/**
 * Runs a command's work. A failure or a signal ends what was started and then this process; a failure with code 1 and as few lines
 * as explain the cause.
 * @param {() => Promise<void>} work
 */
export async function main(work) {
  for (const signal of signals) process.once(signal, endTogether);
  try {
    await work();
  } catch (error) {
    // The signal's handler has the last word.
    if (ending) return;
    if (error instanceof PlainError || error.code?.startsWith('ERR_PARSE_ARGS')) {
      if (error.details) console.error(error.details.trimEnd());
      console.error(error.message);
    } else {
      console.error(error);
    }
    await stopAll();
    process.exit(1);
  }
}
