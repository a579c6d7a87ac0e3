/**
 * Words that hide what is meant: pronouns where a role has a name (user, caller, administrator), and words of people
 * for what programs do. Code, comments, titles of tests and documentation do without them.
 */
const UNWANTED = [
  [/^((no|some|any|every)body|whoever|strangers?)$/i, 'name the role: user, caller, administrator'],
  [/^(told|tell|tells|telling|said)$/i, 'say what happens: answers, reports, shows, distinguishes'],
  [/^(lie|lies|lying)$/i, 'say where it is'],
  [/^(ours|homeless|stuff|minds)$/i, 'name the thing'],
];

/** The unwanted words of a text, each with what to write instead; the words of identifiers count one by one. */
export const unwantedWords = (text) =>
  (text.replaceAll(/([a-z\d])([A-Z])/g, '$1 $2').match(/[A-Za-z]+/g) ?? []).flatMap((word) =>
    UNWANTED.filter(([words]) => words.test(word)).map(([, instead]) => ({ word, instead })),
  );

/** Titles of tests: the first argument of `test(…)`, `it.each(…)(…)`, `test.step(…)` and the like. */
const TEST = /^(describe|it|test)\b/;

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
        if (!/^(Template)?Literal$/.test(title?.type)) return;
        if (TEST.test(context.sourceCode.getText(callee))) check(title, context.sourceCode.getText(title));
      },
    };
  },
};
