import type { AccessRule } from '../access/access.decorators.js';
import { namesProperty, type PlacedOperation, type Schema } from './operations.js';

/** HTTP status → when it comes. */
export type ErrorTexts = Record<number, string>;

/** The errors that follow from what an operation takes and from who may call it. */
export function impliedErrors(placed: PlacedOperation, access: AccessRule, openEarly: boolean): ErrorTexts {
  return {
    // Of any route: a path, header or body that can't be read.
    400: 'Malformed request',
    415: 'A character set or content encoding that is not accepted',
    ...accessErrors(access, openEarly),
    ...parameterErrors(placed),
    ...bodyErrors(placed),
    ...dependencyErrors(placed, access),
  };
}

/** The errors that any route answers while something that it depends on is down or full; the document says so here alone. */
function dependencyErrors({ method, path }: PlacedOperation, access: AccessRule): ErrorTexts {
  // These two read nothing and write nothing.
  if (access.who === 'public' && method === 'get') return {};
  const errors: ErrorTexts = {
    503: 'Database, Redis, storage or printing is down or silent; nothing was changed',
  };
  const prints = path.includes('/pdf');
  if (method !== 'get' || prints) errors[507] = 'A disk or a quota is full; nothing was changed';
  return errors;
}

function accessErrors(access: AccessRule, openEarly: boolean): ErrorTexts {
  if (access.who === 'public') return {};
  const errors: ErrorTexts = { 401: 'Not signed in, or the token no longer counts' };
  const refused = refusal(access);
  if (refused !== undefined) errors[403] = refused;
  else if (!openEarly)
    errors[403] = 'Not allowed, or a temporary password or a second factor has to be seen to first';
  return errors;
}

function refusal(access: AccessRule): string | undefined {
  if (access.who === 'admin') return 'Allowed to administrators alone';
  if (access.who === 'permission') return `Needs a permission: ${access.anyOf.join(' or ')}`;
  return undefined;
}

function parameterErrors({ operation }: PlacedOperation): ErrorTexts {
  const parameters = (operation.parameters ?? []).filter((parameter) => 'in' in parameter);
  const inQuery = parameters.filter((parameter) => parameter.in === 'query');
  const errors: ErrorTexts = {};
  if (inQuery.some(({ name }) => LIST_QUERY.includes(name))) errors[400] = 'Malformed sort, range or filter';
  if (parameters.some((parameter) => parameter.in === 'path')) {
    errors[404] = 'Not there, or not visible to this user';
  }
  if (inQuery.some(({ schema }) => isLimited(schema))) errors[422] = 'A parameter is out of its limits';
  return errors;
}

const LIST_QUERY = ['sort', 'range', 'filter'];

/** Whether a parameter has rules beside its type, which validation refuses with a 422. */
const isLimited = (schema: Schema | undefined): boolean =>
  schema !== undefined && ['enum', 'items', 'maximum', 'maxLength', 'pattern'].some((rule) => rule in schema);

function bodyErrors({ operation, schemas }: PlacedOperation): ErrorTexts {
  const body = operation.requestBody;
  if (body === undefined || '$ref' in body) return {};
  const errors: ErrorTexts = {
    400: 'Malformed body',
    413: 'Larger than accepted',
    422: 'Understood, but wrong; `errors` names the fields',
  };
  if ('multipart/form-data' in body.content) errors[415] = 'A type of file that is not accepted';
  const bodies = Object.values(body.content).map(({ schema }) => schema);
  if (bodies.some((schema) => namesProperty('version', schema, schemas)))
    errors[409] = 'Changed by another user since this version';
  return errors;
}
