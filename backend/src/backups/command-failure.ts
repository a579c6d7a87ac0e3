import { backupsTexts as words } from './backups.texts.js';

/** Why a command could not do its work: one line for the terminal. */
export class CommandFailure extends Error {}

/** Meanings of the system's errors for a file that is written. */
export function writeFailure(error: unknown, file: string): unknown {
  const { code, stderr } = error as NodeJS.ErrnoException & { stderr?: string };
  // The copying process reports a full disk in SQLite's words.
  if (code === 'ENOSPC' || code === 'EDQUOT' || stderr?.includes('database or disk is full'))
    return new CommandFailure(words.full);
  if (code !== undefined && ['EACCES', 'EROFS', 'EPERM', 'ENOENT', 'ENOTDIR'].includes(code)) {
    return new CommandFailure(words.notWritable(file));
  }
  return error;
}

/** Runs a command's work; what it can't do ends the process with code 1 and a line. */
export async function runCommand(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
