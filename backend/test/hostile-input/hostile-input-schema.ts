import type { OpenAPIObject } from '@nestjs/swagger';
import type { Random } from './hostile-input-random.js';
import type { Pools } from './hostile-input-world.js';

/** The parts of a JSON schema that the API's document uses. */
export interface Schema {
  $ref?: string;
  allOf?: Schema[];
  type?: string;
  format?: string;
  enum?: unknown[];
  minimum?: number;
  maxLength?: number;
  maximum?: number;
  required?: string[];
  items?: Schema;
  properties?: Record<string, Schema>;
}

/** Which pool an id's field names. */
const RESOURCE_OF: Record<string, string> = {
  customer_id: 'customers',
  material_id: 'materials',
  sheet_id: 'sheets',
  bar_id: 'bars',
  component_id: 'components',
  ncm_id: 'mercosur-common-nomenclatures',
  order_id: 'orders',
  set_id: 'sets',
  part_id: 'set-parts',
  process_id: 'processes',
  state_id: 'states',
  rule_id: 'time-rules',
  operation_id: 'operations',
  ids: 'set-parts',
  user_ids: 'users',
  id: 'processes',
};

/** A schema with its references and compositions taken together. */
export function resolved(document: OpenAPIObject, schema: Schema | undefined): Schema {
  if (schema?.$ref) {
    const name = schema.$ref.split('/').at(-1) ?? '';
    return resolved(document, document.components?.schemas?.[name] as Schema | undefined);
  }
  if (!schema?.allOf) return schema ?? {};
  const parts = schema.allOf.map((part) => resolved(document, part));
  const { allOf: _, ...own } = schema;
  const properties = Object.assign({}, ...parts.map((part) => part.properties)) as Schema['properties'];
  return { ...own, type: 'object', properties };
}

/** A value that the schema allows, so that what is wrong around it gets as deep as possible. */
export function plausible(
  document: OpenAPIObject,
  reference: Schema | undefined,
  name: string,
  random: Random,
  pools: Pools,
): unknown {
  const schema = resolved(document, reference);
  const pool = pools.get(RESOURCE_OF[name] ?? '') ?? [];
  const inner = (child: Schema | undefined, key: string) => plausible(document, child, key, random, pools);
  if (schema.enum) return random.pick(schema.enum);
  switch (schema.type) {
    case 'integer':
    case 'number':
      return pool.length > 0 ? random.pick(pool) : (schema.minimum ?? 0) + random.below(5);
    case 'boolean':
      return random.chance(0.5);
    case 'array':
      return Array.from({ length: random.below(3) }, () => inner(schema.items, name));
    case 'string':
      return textOf(name, random);
    default:
      return Object.fromEntries(
        Object.entries(schema.properties ?? {})
          .filter(() => random.chance(0.7))
          .map(([key, child]) => [key, inner(child, key)]),
      );
  }
}

function textOf(name: string, random: Random): string {
  if (name.includes('email')) return `x${String(random.below(1e9))}@forja.test`;
  if (name.includes('date')) return '2026-03-31T14:30';
  if (name.includes('password')) return 'senha-qualquer';
  return `Texto ${String(random.below(1000))}`;
}
