import type { OpenAPIObject } from '@nestjs/swagger';
import type { Random } from './hostile-input-random.js';
import { type HostileBody, jsonBody, multipartBody } from './hostile-input-bodies.js';
import { resolved, type Schema } from './hostile-input-schema.js';
import { HOSTILE_HEADERS, HOSTILE_IDS, hostileJson, hostileText } from './hostile-input-values.js';
import type { World } from './hostile-input-world.js';

/** One request as it goes over the wire. */
export interface HostileRequest extends HostileBody {
  method: string;
  path: string;
}

interface Parameter {
  name: string;
  in: string;
}

/** A route of the document. */
export interface Operation {
  method: string;
  path: string;
  parameters: Parameter[];
  /** By content type; empty where the route takes no body. */
  bodies: Record<string, Schema>;
}

const METHODS = ['get', 'post', 'put', 'delete', 'patch'] as const;

/** Every route of the API's document. */
export function operationsOf(document: OpenAPIObject): Operation[] {
  return Object.entries(document.paths).flatMap(([path, item]) =>
    METHODS.flatMap((method) => {
      const operation = item[method];
      if (!operation) return [];
      const parameters = (operation.parameters ?? []) as unknown as Parameter[];
      const content = (operation.requestBody as { content?: Record<string, { schema: Schema }> } | undefined)
        ?.content;
      const bodies = Object.fromEntries(
        Object.entries(content ?? {}).map(([type, { schema }]) => [type, resolved(document, schema)]),
      );
      return [{ method: method.toUpperCase(), path, parameters, bodies }];
    }),
  );
}

/** A wrong request to this route; the same for the same state of `random`. */
export function hostileRequest(
  { method, path, parameters, bodies }: Operation,
  document: OpenAPIObject,
  random: Random,
  world: World,
): HostileRequest {
  const request: HostileRequest = { method, path: addressed(method, path, random, world), headers: {} };
  request.path += queryOf(parameters, random);
  const schema = bodies['application/json'] ?? bodies['multipart/form-data'];
  const wantsBody = schema !== undefined || random.chance(0.1);
  if (wantsBody && method !== 'GET') {
    const asForm = bodies['multipart/form-data'] !== undefined && random.chance(0.6);
    const make = asForm ? multipartBody : jsonBody;
    Object.assign(request, make(document, schema ?? {}, random, world.pools));
  }
  if (random.chance(0.12)) request.headers = { ...request.headers, ...random.pick(HOSTILE_HEADERS) };
  return request;
}

/** Documents take a browser to print, deleted records are made anew: such routes get a right id seldom. */
const rightIdChance = (method: string, path: string) =>
  path.includes('/pdf') ? 0.03 : method === 'DELETE' ? 0.25 : 0.75;

function addressed(method: string, path: string, random: Random, world: World): string {
  return path
    .replace(/\/([^/]+)\/\{(\w+)\}/g, (_, resource: string, name: string) => {
      if (name === 'key') return `/${resource}/${keyOf(random, world)}`;
      const pool = world.pools.get(resource) ?? [1];
      const right = random.chance(rightIdChance(method, path));
      return `/${resource}/${right ? String(random.pick(pool)) : random.pick(HOSTILE_IDS)}`;
    })
    .replace(/\{id\}/g, () => String(random.pick(world.pools.get('set-parts') ?? [1])));
}

function keyOf(random: Random, world: World): string {
  const key = random.pick(world.files).replace(/^\/storage\//, '');
  if (random.chance(0.3)) return key;
  if (random.chance(0.3)) return `${key}/${random.pick(HOSTILE_IDS)}`;
  return random.chance(0.5)
    ? random.pick(HOSTILE_IDS)
    : `parts/${random.pick(HOSTILE_IDS)}/..%2f..%2fforja.sqlite`;
}

function queryOf(parameters: Parameter[], random: Random): string {
  const names = parameters.filter((parameter) => parameter.in === 'query').map(({ name }) => name);
  if (random.chance(0.1)) names.push(random.pick(['__proto__', 'a[b]', 'id', 'filter[q]', 'sort', '']));
  const pairs = names
    .filter(() => random.chance(0.7))
    .flatMap((name) =>
      Array.from({ length: random.chance(0.1) ? 2 : 1 }, () => [name, parameterValue(name, random)]),
    );
  if (pairs.length === 0) return '';
  return `?${pairs.map((pair) => pair.map((text) => encode(text)).join('=')).join('&')}`;
}

const FIELDS = [
  'q',
  'id',
  'name',
  'type',
  'status',
  'customer_id',
  'created_at',
  'password_hash',
  '__proto__',
  'version',
];

/** Lists take JSON: right in form and wrong inside, or wrong in form. */
function parameterValue(name: string, random: Random): string {
  const wrong = () => (random.chance(0.5) ? hostileJson(random) : JSON.stringify(hostileText(random)));
  const field = () => (random.chance(0.7) ? JSON.stringify(random.pick(FIELDS)) : wrong());
  if (random.chance(0.7)) {
    if (name === 'filter')
      return `{${[field(), field()].map((key) => `${key.startsWith('"') ? key : '"q"'}:${wrong()}`).join()}}`;
    if (name === 'sort') return `[${field()},${random.chance(0.7) ? '"ASC"' : wrong()}]`;
    if (name === 'range')
      return `[${random.pick(['0', '-1', '5', wrong()])},${random.pick(['1', '1e15', wrong()])}]`;
  }
  return random.chance(0.5) ? hostileText(random) : hostileJson(random);
}

/** Percent-encoded, lone surrogates as the replacement character; short enough to reach the routes. */
const encode = (text: string) => encodeURIComponent(text.slice(0, 3000).toWellFormed());
