import path from 'node:path';
import ts from 'typescript';
import { unusedTexts } from './dictionary-use.js';

/** Fails where a dictionary of texts holds one that no code uses; a use in a test alone is none. */
const projects = ['frontend', 'backend'];

const isDictionary = (file) =>
  /\/frontend\/src\/i18n\/(?!.*\.spec\.)|\/backend\/src\/(.*\.texts|platform\/i18n\/messages)\.ts$/.test(
    file,
  );
const isCode = (file) => /\/(frontend|backend)\/src\//.test(file) && !/\.spec\.tsx?$/.test(file);

function programOf(project) {
  const config = path.resolve(project, 'tsconfig.json');
  const { config: json } = ts.readConfigFile(config, ts.sys.readFile);
  const { fileNames, options } = ts.parseJsonConfigFileContent(json, ts.sys, path.dirname(config));
  // Texts and their uses are this repository's: the types of packages and of the language would take most of the time.
  const own = { ...options, lib: ['lib.es5.d.ts'], types: [] };
  const host = ts.createCompilerHost(own);
  const resolve = (name, from) =>
    name.startsWith('.') || name.startsWith('@forja/')
      ? ts.resolveModuleName(name, from, own, host).resolvedModule
      : undefined;
  host.resolveModuleNameLiterals = (names, from) =>
    names.map(({ text }) => ({ resolvedModule: resolve(text, from) }));
  return ts.createProgram(fileNames.filter(isCode), own, host);
}

const found = projects.flatMap((project) => unusedTexts(programOf(project), isDictionary, isCode));
for (const { file, line, name } of found) {
  console.error(`${path.relative(process.cwd(), file)}:${line}: no code uses the text ${name}`);
}
process.exitCode = found.length > 0 ? 1 : 0;
