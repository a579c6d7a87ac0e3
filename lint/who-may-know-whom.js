import { readdirSync, readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import path from 'node:path';

/**
 * The import rules of docs/architecture.md as one table. Places are paths from the checkout's root, with slashes and
 * without an ending; a rule says whom the files `within` (save those of `except`) may not import.
 *
 * @typedef {object} Boundary
 * @property {RegExp} within
 * @property {RegExp} [except]
 * @property {(imported: Imported, file: string) => boolean} forbids
 * @property {string} because the message
 *
 * @typedef {{ package?: string, place?: string }} Imported exactly one of the two
 */

const backendFeature = (place) => /^backend\/src\/([^/]+)\//.exec(place)?.[1];

/**
 * The rooms of orders/, each with those that it may know besides itself. What stands in no folder of these names is the core: the
 * order's rows, sets, parts, trees, prices and saves.
 */
const orderRooms = {
  core: [],
  list: ['core'],
  live: ['core'],
  flow: ['core', 'list'],
  tools: ['core', 'flow'],
};

/** The room of orders/ that a place is in, or undefined. */
function orderRoom(place) {
  const [, folder] = /^backend\/src\/orders\/([^/]+)/.exec(place) ?? [];
  return folder && (folder in orderRooms ? folder : 'core');
}

/** Folders of the frontend that every feature uses, and those that put the features together: all others are features. */
const sharedFolders = ['ui', 'api', 'i18n', 'theme', 'editing', 'records'];
const gatheringFolders = ['layout', 'providers', 'routes', 'screens'];

/** The feature that a place of the frontend is in, or undefined. */
function frontendFeature(place) {
  const [, folder] = /^frontend\/src\/([^/]+)/.exec(place) ?? [];
  return [...sharedFolders, ...gatheringFolders].includes(folder) ? undefined : folder;
}

const isIndexOf = (place, feature) =>
  [`frontend/src/${feature}`, `frontend/src/${feature}/index`].includes(place);

/** What domain code may import besides domain code. */
const domainPackages = ['decimal.js', '@forja/figures'];

/** A package that only the files `except` may import, besides the tests. */
const onlyIn = (name, except, because) => ({
  within: /^backend\/src\//,
  except,
  forbids: (imported) => imported.package === name,
  because: `'${name}' is known ${because} alone.`,
});

/** @type {Boundary[]} */
const boundaries = [
  {
    within: /\/domain\//,
    except: /\.spec$/,
    forbids: (imported) =>
      imported.package ? !domainPackages.includes(imported.package) : !imported.place.includes('/domain/'),
    because: `Domain code imports domain code, ${domainPackages.join(' and ')}, nothing else.`,
  },
  {
    within: /^packages\/figures\//,
    forbids: (imported) => imported.package !== undefined,
    because: 'The facts about figures need no package: the server, the screens and the domain all read them.',
  },
  onlyIn(
    'typeorm',
    /\.(entity|repository)$|^backend\/src\/platform\/database\/|^backend\/src\/seed\//,
    'to entities, repositories, platform/database and seed',
  ),
  onlyIn(
    '@nestjs/typeorm',
    /^backend\/src\/platform\/database\//,
    'to platform/database: no repository of TypeORM escapes a transaction,',
  ),
  onlyIn('bull', /^backend\/src\/platform\/(queue|redis)\//, 'to platform/queue and platform/redis'),
  onlyIn('ioredis', /^backend\/src\/platform\/(queue|redis)\//, 'to platform/queue and platform/redis'),
  onlyIn('nodemailer', /^backend\/src\/platform\/mail\//, 'to platform/mail'),
  onlyIn('prom-client', /^backend\/src\/platform\/metrics\//, 'to platform/metrics'),
  onlyIn('puppeteer', /^backend\/src\/documents\/printing\//, 'to documents/printing'),
  {
    within: /^backend\/src\/platform\//,
    forbids: ({ place }) => place?.startsWith('backend/src/') && backendFeature(place) !== 'platform',
    because: 'The platform knows no feature.',
  },
  {
    within: /^backend\/src\//,
    forbids: ({ place }, file) =>
      place?.endsWith('.repository') && backendFeature(place) !== backendFeature(file),
    because:
      'A feature reaches another through its service or its domain types, never through its repository.',
  },
  {
    within: /^backend\/src\/orders\//,
    // The modules beside the rooms put them together.
    except: /^backend\/src\/orders\/[\w-]+\.module$/,
    forbids: ({ place }, file) => {
      const [known, own] = [place && orderRoom(place), orderRoom(file)];
      return Boolean(known) && known !== own && !orderRooms[own].includes(known);
    },
    because: `A room of orders/ knows the core and few others: ${Object.entries(orderRooms)
      .map(([room, known]) => `${room} → ${known.join(', ') || 'none'}`)
      .join('; ')}.`,
  },
  {
    within: /^packages\/[^/]+\//,
    forbids: ({ place }, file) =>
      place !== undefined && !place.startsWith(file.split('/').slice(0, 2).join('/') + '/'),
    because: 'A package knows neither the backend nor the frontend, and another package by its name alone.',
  },
  {
    within: new RegExp(`^frontend/src/(${sharedFolders.join('|')})/`),
    forbids: ({ place }) => place !== undefined && frontendFeature(place) !== undefined,
    because: 'What every feature uses knows no feature.',
  },
  {
    within: /^frontend\/src\/.+\//,
    forbids: ({ place }, file) => {
      const feature = place && frontendFeature(place);
      return Boolean(feature) && feature !== frontendFeature(file) && !isIndexOf(place, feature);
    },
    because: 'A feature of the frontend is reached through its index.',
  },
];

const withoutEnding = (file) => file.replace(/\.(js|ts|tsx|mjs)$/, '');

/** @returns {Imported} */
function resolve(source, file) {
  if (source.startsWith('.'))
    return { place: withoutEnding(path.posix.join(path.posix.dirname(file), source)) };
  const [scope, name] = source.split('/');
  return { package: scope.startsWith('@') ? `${scope}/${name}` : scope };
}

const workspaceOf = (file) => /^packages\/[^/]+|^[^/]+/.exec(file)[0];

const declaredPackages = new Map();

/** The packages that a file's workspace names as its own, itself included. */
function packagesOf(workspace, root) {
  let known = declaredPackages.get(workspace);
  if (!known) {
    const own = JSON.parse(readFileSync(path.join(root, workspace, 'package.json'), 'utf8'));
    known = new Set([
      own.name,
      ...Object.keys({ ...own.dependencies, ...own.optionalDependencies, ...own.devDependencies }),
    ]);
    declaredPackages.set(workspace, known);
  }
  return known;
}

/** Refuses imports over the boundaries, and those of packages that the file's workspace does not name as its own. */
export const whoMayKnowWhom = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      forbidden: '{{because}}',
      undeclared: "'{{name}}' is not among the dependencies of {{workspace}}/package.json.",
    },
  },
  create(context) {
    const file = path.relative(context.cwd, context.filename).split(path.sep).join('/');
    const place = withoutEnding(file);
    const applying = boundaries.filter(({ within, except }) => within.test(place) && !except?.test(place));
    const workspace = workspaceOf(file);
    const check = ({ source, importKind, exportKind }) => {
      if (typeof source?.value !== 'string') return;
      const imported = resolve(source.value, file);
      const name = imported.package;
      const isType = importKind === 'type' || exportKind === 'type';
      if (name && !isType && !isBuiltin(name) && !packagesOf(workspace, context.cwd).has(name)) {
        context.report({ node: source, messageId: 'undeclared', data: { name, workspace } });
      }
      for (const { forbids, because } of applying) {
        if (forbids(imported, place))
          context.report({ node: source, messageId: 'forbidden', data: { because } });
      }
    };
    return {
      ImportDeclaration: check,
      ImportExpression: check,
      ExportNamedDeclaration: check,
      ExportAllDeclaration: check,
    };
  },
};

/**
 * Features whose statements join tables of others: what their own rows refer to by a foreign key (sorting by a customer's name
 * needs one statement), and the facts of orders, which are kept for the list and the dashboard alike.
 */
const JOINED = {
  orders: ['catalogue', 'access', 'files', 'insights'],
  insights: ['orders', 'catalogue'],
};

let tables;

/** Table → the feature that declares it. */
function tablesOf(root) {
  if (tables) return tables;
  const folder = path.join(root, 'backend/src');
  const entities = readdirSync(folder, { recursive: true }).filter((file) => file.endsWith('.entity.ts'));
  tables = new Map(
    entities.flatMap((file) => {
      const code = readFileSync(path.join(folder, file), 'utf8');
      const names = code.matchAll(/(?:@Entity\(|@JoinTable\(\{\s*name: )'(\w+)'/g);
      return Array.from(names, ([, table]) => [table, file.split(path.sep)[0]]);
    }),
  );
  return tables;
}

/** Refuses statements that name a table of another feature: it answers by a port (docs/decisions/0040-own-tables.md). */
export const ownTables = {
  meta: { type: 'problem', schema: [] },
  create(context) {
    const place = path.relative(context.cwd, context.filename).split(path.sep).join('/');
    const feature = backendFeature(place);
    if (!feature || /\/(migrations|seed|testing)\/|\.spec\.ts$/.test(place)) return {};
    const known = [feature, ...(JOINED[feature] ?? [])];
    const check = (node, text) => {
      for (const [, table] of text.matchAll(/\b(?:FROM|JOIN|INTO|UPDATE)\s+(\w+)/g)) {
        const owner = tablesOf(context.cwd).get(table);
        if (owner && !known.includes(owner))
          context.report({ node, message: `'${table}' is a table of ${owner}/: ask by a port of it.` });
      }
    };
    return {
      Literal: (node) => typeof node.value === 'string' && check(node, node.value),
      TemplateElement: (node) => check(node, node.value.raw),
    };
  },
};
