import { readFileSync } from 'node:fs';

type Environment = Record<string, string | undefined>;

/** Settings that hold a password or a key. Each can be given as the path of a file that holds it, in `<NAME>_FILE`. */
export const SECRETS = [
  'DATABASE_URL',
  'REDIS_URL',
  'REDIS_SENTINEL_PASSWORD',
  'STORAGE_URL',
  'JWT_SECRET',
  'ADMIN_PASSWORD',
  'SMTP_URL',
  'OIDC_CLIENT_SECRET',
] as const;

/**
 * The environment with the secrets of their files in place.
 * @returns also a line for each that can't be read or is given twice; the lines name the variable, never what it holds
 */
export function withSecretFiles(env: Environment): { env: Environment; wrong: string[] } {
  const complete = { ...env };
  const wrong: string[] = [];
  for (const name of SECRETS) {
    const file = env[`${name}_FILE`];
    if (!file) continue;
    if (env[name]) wrong.push(`${name} e ${name}_FILE não valem juntos`);
    const read = contentOf(file);
    if (read) complete[name] = read;
    else wrong.push(`${name}_FILE: o arquivo não pode ser lido ou está vazio`);
  }
  return { env: complete, wrong };
}

/** Without the line break that editors end files with; null where there is nothing to read. */
function contentOf(file: string): string | null {
  try {
    return readFileSync(file, 'utf8').trim() || null;
  } catch {
    return null;
  }
}
