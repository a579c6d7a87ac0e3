import { METHODS, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { OpenAPIObject } from '@nestjs/swagger';

/** What the document says of one status of an operation. */
interface DocumentedAnswer {
  content?: Record<string, unknown>;
}

interface DocumentedOperation {
  method: string;
  /** The path as the document writes it. */
  path: string;
  pattern: RegExp;
  answers: Record<string, DocumentedAnswer>;
  takesBody: boolean;
}

/** What may be answered to a body that the operation does not ask for: it is refused before the operation is looked for. */
const OF_ANY_BODY = [400, 413, 415];

/** Listens to a server and compares each answer's status and content type with what the API's document says of its operation. */
export class DocumentedAnswers {
  private readonly operations: DocumentedOperation[];
  private readonly found = new Set<string>();

  constructor(server: Server, document: OpenAPIObject) {
    this.operations = operationsOf(document);
    server.on('request', (request: IncomingMessage, response: ServerResponse) => {
      // Express takes the prefix off while its routers work.
      const { method = '', url = '', headers } = request;
      const body = headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined;
      response.on('finish', () => this.check({ method, url, body }, response));
    });
  }

  /** What was answered otherwise than documented since this was asked last; empty where all is as the document says. */
  takeUndocumented(): string[] {
    const found = [...this.found].sort();
    this.found.clear();
    return found;
  }

  private check(
    { method, url, body }: { method: string; url: string; body: boolean },
    response: ServerResponse,
  ): void {
    const path = url.split('?', 1)[0] ?? '';
    const operation = this.operations.find((one) => one.method === method && one.pattern.test(path));
    // Not modified: the answer is the one that the client has.
    if (!operation || response.statusCode === 304) return;
    if (body && !operation.takesBody && OF_ANY_BODY.includes(response.statusCode)) return;
    const status = String(response.statusCode);
    const answer = operation.answers[status] ?? operation.answers.default;
    const type = String(response.getHeader('content-type') ?? '').split(';', 1)[0] ?? '';
    const at = `${operation.method} ${operation.path} → ${status}`;
    if (!answer) this.found.add(at);
    else if (type !== '' && !isAmong(Object.keys(answer.content ?? {}), type))
      this.found.add(`${at} ${type}`);
  }
}

const isAmong = (documented: string[], type: string): boolean =>
  documented.some(
    (one) => one === type || one === '*/*' || (one.endsWith('/*') && type.startsWith(one.slice(0, -1))),
  );

/** Paths without parameters first: `/api/users/search` is no user. */
function operationsOf({ paths }: OpenAPIObject): DocumentedOperation[] {
  const operations = Object.entries(paths).flatMap(([path, item]) =>
    Object.entries(
      item as Record<string, { responses?: Record<string, DocumentedAnswer>; requestBody?: unknown }>,
    )
      .map(([method, operation]) => ({ method: method.toUpperCase(), operation }))
      .filter(({ method }) => METHODS.includes(method))
      .map(({ method, operation }) => ({
        method,
        path,
        pattern: new RegExp(`^${path.replace(/\./g, '\\.').replace(/\{[^}]+\}/g, '[^/]+')}$`),
        answers: operation.responses ?? {},
        takesBody: operation.requestBody !== undefined,
      })),
  );
  const parameters = ({ path }: DocumentedOperation) => path.split('{').length;
  return operations.sort((one, other) => parameters(one) - parameters(other));
}
