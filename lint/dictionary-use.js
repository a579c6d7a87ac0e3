import ts from 'typescript';

/**
 * Which texts of the dictionaries no code uses. A dictionary is an object literal of a constant without a declared type
 * (one with a declared type is complete by that type). A text counts as used where its name is read or taken apart, and,
 * with all of its siblings, where the object that holds it goes somewhere as a whole (`names[key]`, `choices={names}`).
 */

/** What every file that reads a dictionary has in it; asking for the types of all others would take most of the time. */
const NAMES_DICTIONARIES = /texts|messages|i18n/i;

/** Objects keep their literal's symbols behind `as const`, `satisfies` and parentheses. */
const bare = (node) => {
  let inner = node;
  while (ts.isAsExpression(inner) || ts.isSatisfiesExpression(inner) || ts.isParenthesizedExpression(inner)) {
    inner = inner.expression;
  }
  return inner;
};

/** Leaf name → where it stands, for every text of an object literal, however deep. */
function* leavesOf(literal, names) {
  for (const property of literal.properties) {
    if (!property.name || ts.isShorthandPropertyAssignment(property)) continue;
    const path = [...names, property.name.getText()];
    const value = ts.isPropertyAssignment(property) ? bare(property.initializer) : undefined;
    if (value && ts.isObjectLiteralExpression(value)) yield* leavesOf(value, path);
    else yield { property, name: path.join('.') };
  }
}

/** All texts of a dictionary file. */
function* textsOf(file) {
  for (const statement of file.statements.filter(ts.isVariableStatement)) {
    for (const { name, type, initializer } of statement.declarationList.declarations) {
      const value = initializer && !type ? bare(initializer) : undefined;
      if (value && ts.isObjectLiteralExpression(value)) yield* leavesOf(value, [name.getText()]);
    }
  }
}

/** Whether an expression only leads on to something inside of it, or is given another name. */
function leadsOn(node) {
  const { parent } = node;
  if (ts.isPropertyAccessExpression(parent)) return true;
  if (ts.isVariableDeclaration(parent)) {
    const pattern = ts.isObjectBindingPattern(parent.name) ? parent.name.elements : [];
    return !pattern.some(({ dotDotDotToken }) => dotDotDotToken);
  }
  return ts.isBindingElement(parent) || ts.isImportSpecifier(parent);
}

/** Whether a node is read as a whole: a variable, or what stands behind a chain of points; no name and no type. */
const isValue = (node) => {
  if (ts.isPropertyAccessExpression(node)) return true;
  if (!ts.isIdentifier(node) || ts.isTypeNode(node.parent)) return false;
  return node.parent.name !== node || ts.isShorthandPropertyAssignment(node.parent);
};

/** @returns {{ file: string, line: number, name: string }[]} */
export function unusedTexts(program, isDictionary, isCode = () => true) {
  const checker = program.getTypeChecker();
  const files = program.getSourceFiles().filter(({ isDeclarationFile }) => !isDeclarationFile);
  const dictionaries = files.filter(({ fileName }) => isDictionary(fileName));
  const inDictionary = new Set(dictionaries);
  /** Declarations of texts that are read. */
  const used = new Set();

  const note = (symbol) => symbol?.declarations?.forEach((declaration) => used.add(declaration));

  const noteAll = (type, depth = 0) => {
    for (const part of type.isUnion() ? type.types : [type]) {
      const from = part.symbol?.declarations?.[0];
      if (depth > 8 || !from || !ts.isObjectLiteralExpression(from)) continue;
      if (!inDictionary.has(from.getSourceFile())) continue;
      for (const symbol of part.getProperties()) {
        note(symbol);
        noteAll(checker.getTypeOfSymbol(symbol), depth + 1);
      }
    }
  };

  const noteNames = (node) => {
    if (ts.isPropertyAccessExpression(node)) note(checker.getSymbolAtLocation(node.name));
    if (ts.isBindingElement(node) && ts.isObjectBindingPattern(node.parent)) {
      const name = (node.propertyName ?? node.name).getText();
      note(checker.getPropertyOfType(checker.getTypeAtLocation(node.parent), name));
    }
  };

  const visit = (node, composes) => {
    noteNames(node);
    // Where dictionaries are put together from others, nothing is read.
    const put = composes && node.parent && ts.isObjectLiteralElementLike(node.parent);
    if (isValue(node) && !put && !leadsOn(node)) noteAll(checker.getTypeAtLocation(node));
    node.forEachChild((child) => visit(child, composes));
  };
  for (const file of files) {
    if (isCode(file.fileName) && NAMES_DICTIONARIES.test(file.text)) visit(file, inDictionary.has(file));
  }

  return dictionaries.flatMap((file) =>
    [...textsOf(file)]
      .filter(({ property }) => !used.has(property))
      .map(({ property, name }) => ({
        file: file.fileName,
        line: file.getLineAndCharacterOfPosition(property.getStart()).line + 1,
        name,
      })),
  );
}
