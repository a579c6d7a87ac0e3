import path from 'node:path';
// An interface that its authors call unstable: the version is pinned, and the tests beside this show what changes with another.
import { isObjectLiteralElementLike, isTypeNode, SyntaxKind as Kind } from 'typescript-native/unstable/ast';
import { API } from 'typescript-native/unstable/sync';

const DICTIONARY = /\/frontend\/src\/i18n\/|\/backend\/src\/(.*\.texts|platform\/i18n\/messages)\.ts$/;

/** What every file that reads a dictionary has in it; asking for the types of all others would take most of the time. */
const NAMES_DICTIONARIES = /texts|messages|i18n/i;

/** Whether an expression only leads on to something inside of it, or is given another name. */
function leadsOn({ parent }) {
  if (parent.kind === Kind.VariableDeclaration)
    return !parent.name.elements?.some((each) => each.dotDotDotToken);
  return [Kind.PropertyAccessExpression, Kind.BindingElement, Kind.ImportSpecifier].includes(parent.kind);
}

/** Whether a node is read as a whole: a variable, or what stands behind a chain of points; no name and no type. */
const isValue = (node) =>
  node.kind === Kind.PropertyAccessExpression ||
  (node.kind === Kind.Identifier &&
    !isTypeNode(node.parent) &&
    (node.parent.name !== node || node.parent.kind === Kind.ShorthandPropertyAssignment));

/** Nodes of a file that may use a text: the names behind points, patterns that take an object apart, and values as a whole. */
function usesIn(file, composes) {
  const uses = { names: [], patterns: [], values: [] };
  const visit = (node) => {
    if (node.kind === Kind.PropertyAccessExpression) uses.names.push(node.name);
    if (node.kind === Kind.ObjectBindingPattern) uses.patterns.push(node);
    // Where dictionaries are put together from others, nothing is read.
    const isRead = isValue(node) && !leadsOn(node);
    if (isRead && !(composes && isObjectLiteralElementLike(node.parent))) uses.values.push(node);
    node.forEachChild(visit);
  };
  visit(file);
  return uses;
}

/**
 * Which texts of the dictionaries no code of a project uses. A dictionary is an object literal of a constant. A text counts as used
 * where its name is read or taken apart, and, with all of its siblings, where the object that holds it goes somewhere as a whole
 * (`names[key]`, `choices={names}`). A use in a test alone is none.
 * @param {string} config the project's tsconfig.json
 * @returns {string[]} the name of each, with its file
 */
export function unusedTexts(config, isDictionary = (file) => DICTIONARY.test(file)) {
  const api = new API();
  const { program, checker } = api.updateSnapshot({ openProjects: [config] }).getProject(config);
  const isOwn = (name) => name.startsWith(path.join(path.dirname(config), 'src/'));
  const files = program.getSourceFileNames().filter((name) => isOwn(name) && !/\.(spec|d)\.tsx?$/.test(name));

  const isObjectOfTexts = (type) => {
    const [literal] = (type.isObjectType() && type.getSymbol()?.declarations) || [];
    return literal?.kind === Kind.ObjectLiteralExpression && isDictionary(literal.path);
  };
  const placesOf = (symbol) => symbol?.declarations.map(({ path: file, index }) => `${file}:${index}`) ?? [];

  const known = new Map();
  /** Texts below an object of a dictionary, however deep: their places and names. */
  const textsBelow = (type, name) => {
    if (!isObjectOfTexts(type)) return [];
    if (!known.has(type.id))
      known.set(
        type.id,
        checker.getPropertiesOfType(type).flatMap((property) => {
          const inner = checker.getTypeOfSymbol(property);
          const own = `${name}.${property.name}`;
          return isObjectOfTexts(inner)
            ? textsBelow(inner, own)
            : placesOf(property).map((place) => [place, own]);
        }),
      );
    return known.get(type.id);
  };

  const texts = new Map();
  for (const name of files.filter(isDictionary))
    for (const { declarationList } of program.getSourceFile(name).statements)
      for (const { name: constant } of declarationList?.declarations ?? [])
        for (const [place, text] of textsBelow(checker.getTypeAtLocation(constant), constant.text))
          if (!texts.has(place)) texts.set(place, `${text} (${path.relative('', name)})`);

  const removeUsed = (name) => {
    const file = program.getSourceFile(name);
    if (!NAMES_DICTIONARIES.test(file.text)) return;
    const { names, patterns, values } = usesIn(file, isDictionary(name));
    const taken = checker
      .getTypeAtLocation(patterns)
      .flatMap((type, index) =>
        Array.from(patterns[index].elements, ({ propertyName, name: own }) =>
          checker.getPropertyOfType(type, (propertyName ?? own).text),
        ),
      );
    const wholes = checker
      .getTypeAtLocation(values)
      .flatMap((type) => (type?.isUnionType() ? type.getTypes() : (type ?? [])));
    const places = [...checker.getSymbolAtLocation(names), ...taken].flatMap(placesOf);
    const below = wholes.flatMap((type) => textsBelow(type, '').map(([place]) => place));
    for (const place of [...places, ...below]) texts.delete(place);
  };
  files.forEach(removeUsed);
  api.close();
  return [...texts.values()];
}
