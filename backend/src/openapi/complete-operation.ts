import { getSchemaPath } from '@nestjs/swagger';
import {
  ACCESS_EXTENSION,
  TEMPORARY_PASSWORD_EXTENSION,
  type AccessRule,
} from '../access/access.decorators.js';
import { ErrorView } from '../platform/http/error.view.js';
import { impliedErrors, type ErrorTexts } from './implied-errors.js';
import type { Operation, PlacedOperation } from './operations.js';

type Extended = Operation & {
  [ACCESS_EXTENSION]?: AccessRule;
  [TEMPORARY_PASSWORD_EXTENSION]?: boolean;
};

/**
 * Adds to an operation what its decorators imply: how to be signed in, and each error with the shared shape. A
 * response that the route declares itself keeps its description.
 * @throws Error for an operation that does not declare who may call it
 */
export function completeOperation(placed: PlacedOperation): void {
  const operation: Extended = placed.operation;
  const access = operation[ACCESS_EXTENSION];
  if (access === undefined) throw new Error(`${placed.method} ${placed.path} declares no access rule`);
  const openEarly = operation[TEMPORARY_PASSWORD_EXTENSION] === true;
  Reflect.deleteProperty(operation, ACCESS_EXTENSION);
  Reflect.deleteProperty(operation, TEMPORARY_PASSWORD_EXTENSION);
  operation.security = securityOf(placed.method, access);
  describeSuccess(operation);
  separateJsonBody(operation);
  addErrors(operation, impliedErrors(placed, access, openEarly));
}

/** One requirement is enough; none at all for a public route. */
function securityOf(method: string, access: AccessRule): NonNullable<Operation['security']> {
  if (access.who === 'public') return [];
  const bearer = { bearer: [] };
  return method === 'get' ? [bearer, { cookie: [] }] : [bearer];
}

const SUCCESS: Readonly<Record<string, string>> = { 200: 'Done', 201: 'Created', 204: 'Done; no content' };

function describeSuccess({ responses }: Operation): void {
  for (const [status, response] of Object.entries(responses)) {
    if (response === undefined || '$ref' in response) continue;
    response.description ||= SUCCESS[status] ?? '';
  }
}

/** A route that takes its fields as multipart or as JSON takes the file as multipart alone. */
function separateJsonBody({ requestBody }: Operation): void {
  if (requestBody === undefined || '$ref' in requestBody) return;
  const json = requestBody.content['application/json'];
  const schema = json?.schema;
  if (!schema || !('multipart/form-data' in requestBody.content) || '$ref' in schema) return;
  const fields = schema.allOf?.find((part) => '$ref' in part);
  if (fields) requestBody.content['application/json'] = { schema: fields };
}

function addErrors(operation: Operation, implied: ErrorTexts): void {
  const { responses } = operation;
  for (const [status, description] of Object.entries(implied)) responses[status] ??= { description };
  for (const [status, response] of Object.entries(responses)) {
    if (!isError(status) || response === undefined || '$ref' in response) continue;
    response.content = { 'application/json': { schema: { $ref: getSchemaPath(ErrorView) } } };
    if (status === '429') {
      const description = 'Seconds until the next try counts';
      response.headers = { 'Retry-After': { description, schema: { type: 'integer' } } };
    }
  }
}

const isError = (status: string) => Number(status) >= 400;
