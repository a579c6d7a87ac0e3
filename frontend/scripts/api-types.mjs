import { readFileSync, writeFileSync } from 'node:fs';
import openapiTS, { astToString, COMMENT_HEADER } from 'openapi-typescript';
import ts from 'typescript';

/**
 * Writes the types of the API's document: `node api-types.mjs <document> <types>`. Binary content is a Blob, where the
 * generator's own command says string: what a form uploads is a file.
 */
const [document, types] = process.argv.slice(2);
const blob = ts.factory.createTypeReferenceNode('Blob');
const nodes = await openapiTS(JSON.parse(readFileSync(document, 'utf8')), {
  transform: ({ format }) => (format === 'binary' ? blob : undefined),
});
writeFileSync(types, COMMENT_HEADER + astToString(nodes));
