import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { inRoot } from '../lib/paths.mjs';
import { PlainError } from '../lib/say.mjs';

/** `${NAME}`, `${NAME:-default}` and `${NAME:?text}` as Compose reads them, and `$$` for `$`. */
const filled = (text, variables) =>
  String(text).replaceAll(/\$\$|\$\{(\w+)(?:(:[-?])([^}]*))?\}/g, (whole, name, kind, rest) => {
    if (whole === '$$') return '$';
    const value = variables[name];
    if (value !== undefined && value !== '') return value;
    if (kind === ':?') throw new PlainError(`docker-compose.yml: ${rest}`);
    return kind === ':-' ? rest : '';
  });

/**
 * How docker-compose.yml runs a service of the project's own image.
 * @param {string} name
 * @param {Record<string, string>} variables what `.env` would have
 * @returns {{ env: Record<string, string>, command?: string[], readOnly: boolean, tmpfs: string[], health: boolean }}
 *   tmpfs: folders that are written; health: whether the image's health check counts
 */
export function serviceOfCompose(name, variables) {
  const { services } = parse(readFileSync(inRoot('docker-compose.yml'), 'utf8'), { merge: true });
  const service = services[name];
  if (!service) throw new PlainError(`docker-compose.yml has no service ${name}.`);
  const env = Object.entries(service.environment).map(([key, value]) => [key, filled(value, variables)]);
  return {
    env: Object.fromEntries(env),
    command: service.command,
    readOnly: service.read_only === true,
    tmpfs: service.tmpfs.map((mount) => mount.split(':')[0]),
    health: service.healthcheck?.disable !== true,
  };
}
