/**
 * Words that hide what is meant: pronouns where a role has a name (user, caller, administrator), and words of people
 * for what programs do. Code, comments, titles of tests and documentation do without them.
 */
const UNWANTED = new Map([
  ...['nobody', 'somebody', 'anybody', 'everybody', 'whoever', 'stranger', 'strangers'].map((word) => [
    word,
    'name the role: user, caller, administrator',
  ]),
  ...['told', 'tell', 'tells', 'telling', 'said'].map((word) => [
    word,
    'say what happens: answers, reports, shows, distinguishes',
  ]),
  ...['lie', 'lies', 'lying'].map((word) => [word, 'say where it is']),
  ...['ours', 'homeless', 'stuff', 'minds'].map((word) => [word, 'name the thing']),
]);

/** The unwanted words of a text, each with what to write instead; the words of identifiers count one by one. */
export function unwantedWords(text) {
  const words = text.replaceAll(/([a-z\d])([A-Z])/g, '$1 $2').match(/[A-Za-z]+/g) ?? [];
  return words
    .map((word) => ({ word, instead: UNWANTED.get(word.toLowerCase()) }))
    .filter(({ instead }) => instead !== undefined);
}

const TEST_FUNCTIONS = new Set(['describe', 'it', 'test', 'step']);

/** The name of what is called: `it` of `it.each(…)(…)`, `step` of `test.step(…)`. */
function calledName(callee) {
  if (callee.type === 'Identifier') return callee.name;
  if (callee.type === 'CallExpression' || callee.type === 'TaggedTemplateExpression') {
    return calledName(callee.callee ?? callee.tag);
  }
  return callee.type === 'MemberExpression' ? calledName(callee.object) : undefined;
}

/** Refuses these words in code, comments and titles of tests. */
export const plainWords = {
  meta: { type: 'suggestion', schema: [], messages: { unwanted: "'{{word}}': {{instead}}." } },
  create(context) {
    const check = (node, text) => {
      for (const data of unwantedWords(text)) context.report({ node, messageId: 'unwanted', data });
    };
    return {
      Program: () => {
        for (const comment of context.sourceCode.getAllComments()) check(comment, comment.value);
      },
      Identifier: (node) => check(node, node.name),
      CallExpression: ({ callee, arguments: [title] }) => {
        if (title && TEST_FUNCTIONS.has(calledName(callee))) {
          if (title.type === 'Literal') check(title, String(title.value));
          if (title.type === 'TemplateLiteral') {
            for (const { value } of title.quasis) check(title, value.raw);
          }
        }
      },
    };
  },
};
