import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { OpenAPIObject } from '@nestjs/swagger';
import { DocumentedAnswers } from '../harness/documented-answers.js';

/** Every test of the API listens in this way (TestApp); here it is shown to find what it is there for. */
const document = {
  paths: {
    '/things/{id}': { get: { responses: { 200: { content: { 'application/json': {} } }, 404: {} } } },
    '/things/all': { get: { responses: { default: { content: { 'image/*': {} } } } } },
  },
} as unknown as OpenAPIObject;

async function foundAfter(path: string, status: number, type?: string): Promise<string[]> {
  const server = createServer((_request, response) => {
    response.statusCode = status;
    if (type !== undefined) response.setHeader('content-type', type);
    response.end();
  });
  const answers = new DocumentedAnswers(server, document);
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  await (await fetch(`http://127.0.0.1:${String(port)}${path}`)).arrayBuffer();
  await new Promise((closed) => server.close(closed));
  return answers.takeUndocumented();
}

describe('answers beside the API’s document', () => {
  it.each<[string, number, string | undefined]>([
    ['/things/1', 200, 'application/json; charset=utf-8'],
    ['/things/1?q=2', 404, undefined],
    ['/things/1', 304, 'text/html'],
    ['/things/all', 418, 'image/png'],
    ['/elsewhere', 500, 'text/html'],
  ])('%s may answer %i %s', async (path, status, type) => {
    expect(await foundAfter(path, status, type)).toEqual([]);
  });

  it.each<[string, number, string, string]>([
    ['/things/1', 500, 'application/json', 'GET /things/{id} → 500'],
    ['/things/1', 200, 'text/html', 'GET /things/{id} → 200 text/html'],
    ['/things/1', 404, 'text/html', 'GET /things/{id} → 404 text/html'],
    ['/things/all', 200, 'text/html', 'GET /things/all → 200 text/html'],
  ])('%s may not answer %i %s', async (path, status, type, found) => {
    expect(await foundAfter(path, status, type)).toEqual([found]);
  });
});
