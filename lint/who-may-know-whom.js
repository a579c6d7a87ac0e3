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

/** What domain code may import besides domain code. */
const domainPackages = ['decimal.js', '@forja/figures'];

/** Packages that one place of the backend knows, besides the tests: folders, and endings of files. */
const PACKAGE_HOMES = {
  typeorm: ['platform/database/', 'seed/', '.entity', '.repository'],
  // No repository of TypeORM escapes a transaction.
  '@nestjs/typeorm': ['platform/database/'],
  bull: ['platform/queue/', 'platform/redis/'],
  ioredis: ['platform/queue/', 'platform/redis/'],
  nodemailer: ['platform/mail/'],
  'prom-client': ['platform/metrics/'],
  puppeteer: ['documents/printing/'],
};

const isIn = (place, home) =>
  home.startsWith('.') ? place.endsWith(home) : place.startsWith(`backend/src/${home}`);

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
  ...Object.entries(PACKAGE_HOMES).map(([name, homes]) => ({
    within: /^backend\/src\//,
    forbids: (imported, file) => imported.package === name && !homes.some((home) => isIn(file, home)),
    because: `'${name}' is known to ${homes.join(', ')} alone.`,
  })),
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
      const isIndex = /^frontend\/src\/[^/]+(\/index)?$/.test(place);
      return Boolean(feature) && feature !== frontendFeature(file) && !isIndex;
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

const declared = new Map();

/** The packages that a workspace names as its own, itself included. */
function packagesOf(folder) {
  if (!declared.has(folder)) {
    const own = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));
    const lists = [own.dependencies, own.optionalDependencies, own.devDependencies];
    declared.set(folder, [own.name, ...lists.flatMap((list) => Object.keys(list ?? {}))]);
  }
  return declared.get(folder);
}

const meta = { type: 'problem', schema: [] };

const fileOf = ({ cwd, filename }) => path.relative(cwd, filename).replaceAll(path.sep, '/');

/** Refuses imports over the boundaries, and those of packages that the file's workspace does not name as its own. */
export const whoMayKnowWhom = {
  meta,
  create(context) {
    const file = fileOf(context);
    const place = withoutEnding(file);
    const applying = boundaries.filter(({ within, except }) => within.test(place) && !except?.test(place));
    const workspace = workspaceOf(file);
    const check = ({ source, importKind, exportKind }) => {
      if (typeof source?.value !== 'string') return;
      const imported = resolve(source.value, file);
      const name = imported.package;
      const isType = [importKind, exportKind].includes('type');
      const messages = applying
        .filter(({ forbids }) => forbids(imported, place))
        .map(({ because }) => because);
      if (
        name &&
        !isType &&
        !isBuiltin(name) &&
        !packagesOf(path.join(context.cwd, workspace)).includes(name)
      )
        messages.push(`'${name}' is not among the dependencies of ${workspace}/package.json.`);
      for (const message of messages) context.report({ node: source, message });
    };
    const imports = [
      'ImportDeclaration',
      'ImportExpression',
      'ExportNamedDeclaration',
      'ExportAllDeclaration',
    ];
    return Object.fromEntries(imports.map((type) => [type, check]));
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

const TABLE = /(?:@Entity\(|@JoinTable\(\{\s*name: )'(\w+)'/g;

let owners;

/** Table → the feature that declares it. */
function ownersOf(root) {
  if (owners) return owners;
  const folder = path.join(root, 'backend/src');
  owners = new Map();
  for (const file of readdirSync(folder, { recursive: true }).filter((name) => name.endsWith('.entity.ts')))
    for (const [, table] of readFileSync(path.join(folder, file), 'utf8').matchAll(TABLE))
      owners.set(table, file.split(path.sep)[0]);
  return owners;
}

/** Refuses statements that name a table of another feature: it answers by a port (docs/decisions/0040-own-tables.md). */
export const ownTables = {
  meta,
  create(context) {
    const file = fileOf(context);
    const feature = backendFeature(file);
    if (!feature || /\/(migrations|seed|testing)\/|\.spec\.ts$/.test(file)) return {};
    const known = [undefined, feature, ...(JOINED[feature] ?? [])];
    const check = (node, text) => {
      for (const [, table] of text.matchAll(/\b(?:FROM|JOIN|INTO|UPDATE)\s+(\w+)/g)) {
        const owner = ownersOf(context.cwd).get(table);
        if (!known.includes(owner))
          context.report({ node, message: `'${table}' is a table of ${owner}/: ask by a port of it.` });
      }
    };
    return {
      Literal: (node) => typeof node.value === 'string' && check(node, node.value),
      TemplateElement: (node) => check(node, node.value.raw),
    };
  },
};
