import type { OpenAPIObject } from '@nestjs/swagger';
import type { Random } from './hostile-input-random.js';
import { plausible, type Schema } from './hostile-input-schema.js';
import { BROKEN_BODIES, hostileJson, hostileText } from './hostile-input-values.js';
import type { Pools } from './hostile-input-world.js';
import { PIXEL } from '../world/uploads.js';

/** What a request carries, with the headers that say what it is. */
export interface HostileBody {
  headers: Record<string, string>;
  body?: Buffer;
}

/** The fields as JSON texts, one to three of them spoilt. */
function spoiltFields(
  document: OpenAPIObject,
  schema: Schema,
  random: Random,
  pools: Pools,
): [string, string][] {
  const value = plausible(document, schema, '', random, pools) as Record<string, unknown>;
  const fields = Object.entries(value).map(([name, field]): [string, string] => [
    name,
    JSON.stringify(field),
  ]);
  const names = Object.keys(schema.properties ?? { name: {} });
  const wrongs = 1 + random.below(3);
  for (let count = 0; count < wrongs; count += 1) {
    const name = random.chance(0.85)
      ? random.pick(names)
      : random.pick(['__proto__', 'constructor', 'id', 'version', '']);
    fields.push([name, hostileJson(random)]);
  }
  return fields;
}

/** A JSON body: wrong in its fields (duplicated ones too), as a whole, or no JSON at all. */
export function jsonBody(document: OpenAPIObject, schema: Schema, random: Random, pools: Pools): HostileBody {
  const headers = { 'content-type': 'application/json' };
  if (random.chance(0.08)) return { headers, body: Buffer.from(random.pick(BROKEN_BODIES)) };
  if (random.chance(0.03)) return { headers, body: Buffer.from(hostileJson(random)) };
  if (random.chance(0.003)) return { headers, body: Buffer.from(`{"name":"${'a'.repeat(1_100_000)}"}`) };
  const fields = spoiltFields(document, schema, random, pools);
  const text = `{${fields.map(([name, json]) => `${JSON.stringify(name)}:${json}`).join()}}`;
  return { headers, body: Buffer.from(text) };
}

const BOUNDARY = 'limite-dos-campos';

/** A form: fields of the wrong kind, files that are none, and forms that are broken themselves. */
export function multipartBody(
  document: OpenAPIObject,
  schema: Schema,
  random: Random,
  pools: Pools,
): HostileBody {
  const fields = spoiltFields(document, schema, random, pools);
  const files = Object.entries(schema.properties ?? {}).filter(([, { format }]) => format === 'binary');
  const parts = fields.map(([name, json]) =>
    fieldPart(name, random.chance(0.5) ? json : hostileText(random), random),
  );
  for (const [name] of files) if (random.chance(0.6)) parts.push(filePart(name, random));
  const type = random.pick(CONTENT_TYPES);
  const body = Buffer.concat([...parts, ...(random.chance(0.9) ? [Buffer.from(`--${BOUNDARY}--\r\n`)] : [])]);
  const cut = random.chance(0.1) ? random.below(body.length) : body.length;
  return { headers: { 'content-type': type }, body: body.subarray(0, cut) };
}

const RIGHT_TYPE = `multipart/form-data; boundary=${BOUNDARY}`;
const CONTENT_TYPES = [
  ...Array.from({ length: 12 }, () => RIGHT_TYPE),
  'multipart/form-data; boundary=other',
  'multipart/form-data',
  'multipart/form-data; boundary=',
  `multipart/mixed; boundary=${BOUNDARY}`,
  `multipart/form-data; boundary="${'b'.repeat(300)}"`,
];

const FIELD_NAMES = [
  '__proto__[admin]',
  'constructor[prototype][x]',
  'a[b][c]',
  'a[999999]',
  '[]',
  '',
  'name[]',
  'a['.repeat(60),
];

function fieldPart(name: string, text: string, random: Random): Buffer {
  const named = random.chance(0.1) ? random.pick(FIELD_NAMES) : name;
  return part(`form-data; name="${named}"`, Buffer.from(text));
}

const FILE_NAMES = [
  'a.png',
  '../../a.png',
  'a\\b.pdf',
  '<img>.png',
  'ç💥.pdf',
  '.',
  '',
  'a'.repeat(500),
  'con',
  '%00.png',
  'a.svg',
];

function filePart(name: string, random: Random): Buffer {
  const contents = [
    PIXEL,
    PIXEL.subarray(0, 40),
    Buffer.alloc(0),
    Buffer.from('%PDF-1.7\n%%EOF'),
    Buffer.from('<svg/>'),
    Buffer.from('GIF89a'),
    Buffer.from('\xff\xd8\xff\xe0', 'latin1'),
    Buffer.from('RIFF\0\0\0\0WEBPVP8 ', 'latin1'),
    Buffer.from(Array.from({ length: 200 }, () => random.below(256))),
  ];
  const field = random.chance(0.9) ? name : random.pick(['other', '', '__proto__']);
  const disposition = `form-data; name="${field}"; filename="${random.pick(FILE_NAMES)}"`;
  return part(
    disposition,
    random.pick(contents),
    `Content-Type: ${random.pick(['image/png', 'text/html', ';', ''])}\r\n`,
  );
}

const part = (disposition: string, content: Buffer, more = '') =>
  Buffer.concat([
    Buffer.from(`--${BOUNDARY}\r\nContent-Disposition: ${disposition}\r\n${more}\r\n`),
    content,
    Buffer.from('\r\n'),
  ]);
