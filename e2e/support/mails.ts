import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect } from '@playwright/test';

const folder = process.env.MAIL_FOLDER ?? '';

/** The text of the e-mail that this stands in, once the server has sent it: headers and body, unfolded. */
export async function mailWith(text: string): Promise<string> {
  const found = (): string | undefined =>
    readdirSync(folder)
      .map((name) => readFileSync(path.join(folder, name), 'utf8').replace(/=\r?\n/g, ''))
      .find((mail) => mail.includes(text));
  await expect.poll(() => found() !== undefined, { timeout: 60_000 }).toBe(true);
  return found() ?? '';
}
