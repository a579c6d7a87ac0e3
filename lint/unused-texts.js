import path from 'node:path';
import ts from 'typescript';

const DICTIONARY = /\/frontend\/src\/i18n\/|\/backend\/src\/(.*\.texts|platform\/i18n\/messages)\.ts$/;

/** The code of a workspace as a program for the compiler; a use in a test alone is none. */
export function programOf(workspace) {
  const config = path.resolve(workspace, 'tsconfig.json');
  const { config: json } = ts.readConfigFile(config, ts.sys.readFile);
  const { fileNames, options } = ts.parseJsonConfigFileContent(json, ts.sys, path.dirname(config));
  const code = fileNames.filter((name) => name.includes('/src/') && !/\.spec\.tsx?$/.test(name));
  // Texts and their uses are this repository's: the types of packages and of the language would take most of the time.
  const own = { ...options, lib: ['lib.es5.d.ts'], types: [] };
  const host = ts.createCompilerHost(own);
  const resolve = (name, from) =>
    /^(\.|@forja\/)/.test(name) ? ts.resolveModuleName(name, from, own, host).resolvedModule : undefined;
  host.resolveModuleNameLiterals = (names, from) =>
    names.map(({ text }) => ({ resolvedModule: resolve(text, from) }));
  return ts.createProgram(code, own, host);
}

/** What every file that reads a dictionary has in it; asking for the types of all others would take most of the time. */
const NAMES_DICTIONARIES = /texts|messages|i18n/i;

/** Objects keep their literal's symbols behind `as const`, `satisfies` and parentheses. */
const bare = (node) =>
  node && (ts.isAsExpression(node) || ts.isSatisfiesExpression(node) || ts.isParenthesizedExpression(node))
    ? bare(node.expression)
    : node;

/** Each text that a value holds, however deep, as its property and its name. */
function* textsIn(value, name) {
  if (!value || !ts.isObjectLiteralExpression(value)) return;
  for (const property of value.properties) {
    if (!property.name || ts.isShorthandPropertyAssignment(property)) continue;
    const own = `${name}.${property.name.getText()}`;
    const inner = bare(property.initializer);
    if (inner && ts.isObjectLiteralExpression(inner)) yield* textsIn(inner, own);
    else yield { property, name: own };
  }
}

/** All texts of a dictionary file. */
const textsOf = (file) =>
  file.statements
    .flatMap((statement) => statement.declarationList?.declarations ?? [])
    .filter(({ type }) => !type)
    .flatMap(({ name, initializer }) => [...textsIn(bare(initializer), name.getText())]);

/** Whether an expression only leads on to something inside of it, or is given another name. */
function leadsOn({ parent }) {
  if (ts.isVariableDeclaration(parent)) return !parent.name.elements?.some((each) => each.dotDotDotToken);
  return ts.isPropertyAccessExpression(parent) || ts.isBindingElement(parent) || ts.isImportSpecifier(parent);
}

/** Whether a node is read as a whole: a variable, or what stands behind a chain of points; no name and no type. */
const isValue = (node) => {
  if (ts.isPropertyAccessExpression(node)) return true;
  if (!ts.isIdentifier(node) || ts.isTypeNode(node.parent)) return false;
  return node.parent.name !== node || ts.isShorthandPropertyAssignment(node.parent);
};

/**
 * Which texts of the dictionaries no code uses. A dictionary is an object literal of a constant without a declared type
 * (one with a declared type is complete by that type). A text counts as used where its name is read or taken apart, and,
 * with all of its siblings, where the object that holds it goes somewhere as a whole (`names[key]`, `choices={names}`).
 * @returns {string[]} the name of each, with its file and line
 */
export function unusedTexts(program, isDictionary = (name) => DICTIONARY.test(name)) {
  const checker = program.getTypeChecker();
  const files = program.getSourceFiles().filter(({ isDeclarationFile }) => !isDeclarationFile);
  const dictionaries = new Set(files.filter(({ fileName }) => isDictionary(fileName)));
  /** Declarations of texts that are read. */
  const used = new Set();
  const note = (symbol) => symbol?.declarations?.forEach((declaration) => used.add(declaration));

  const noteAll = (type) => {
    for (const { symbol } of type.isUnion() ? type.types : [type]) {
      const literal = symbol?.declarations?.[0];
      if (!literal || !ts.isObjectLiteralExpression(literal) || !dictionaries.has(literal.getSourceFile()))
        continue;
      for (const property of checker.getTypeAtLocation(literal).getProperties()) {
        note(property);
        noteAll(checker.getTypeOfSymbol(property));
      }
    }
  };

  const visit = (node, composes) => {
    if (ts.isPropertyAccessExpression(node)) note(checker.getSymbolAtLocation(node.name));
    if (ts.isBindingElement(node) && ts.isObjectBindingPattern(node.parent)) {
      const name = (node.propertyName ?? node.name).getText();
      note(checker.getPropertyOfType(checker.getTypeAtLocation(node.parent), name));
    }
    // Where dictionaries are put together from others, nothing is read.
    const put = composes && node.parent && ts.isObjectLiteralElementLike(node.parent);
    if (isValue(node) && !put && !leadsOn(node)) noteAll(checker.getTypeAtLocation(node));
    node.forEachChild((child) => visit(child, composes));
  };
  for (const file of files) if (NAMES_DICTIONARIES.test(file.text)) visit(file, dictionaries.has(file));

  return [...dictionaries].flatMap((file) =>
    textsOf(file)
      .filter(({ property }) => !used.has(property))
      .map(({ property, name }) => {
        const { line } = file.getLineAndCharacterOfPosition(property.getStart());
        return `${name} (${path.relative('', file.fileName)}:${line + 1})`;
      }),
  );
}
