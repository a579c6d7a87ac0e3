/**
 * A literal that is spread into another one of its kind (`{ ...{ a, b }, c }`, `[...[a, b], c]`) says nothing that its
 * items don't; it only packs several of them into one line. Their lines are the formatter's to break.
 *
 * @type {import('eslint').Rule.RuleModule}
 */
export const noSpreadLiteral = {
  meta: {
    type: 'suggestion',
    fixable: 'code',
    schema: [],
    messages: { spread: 'Write the items themselves instead of spreading a literal of them.' },
  },
  create(context) {
    const source = context.sourceCode;

    /** What stands between the literal's brackets, without a comma at its end. */
    const items = (literal) => {
      const last = literal.properties?.at(-1) ?? literal.elements.at(-1);
      const opening = source.getFirstToken(literal);
      return last ? source.text.slice(opening.range[1], last.range[1]) : '';
    };

    const check = (literal, spread) => {
      const isEmpty = (literal.properties ?? literal.elements).length === 0;
      // An empty literal takes the comma after it away as well, and a hole's commas have a meaning: left to a person.
      const canFix = !isEmpty && !literal.elements?.includes(null);
      context.report({
        node: spread,
        messageId: 'spread',
        fix: canFix ? (fixer) => fixer.replaceText(spread, items(literal)) : null,
      });
    };

    return {
      'ObjectExpression > SpreadElement > ObjectExpression.argument': (literal) =>
        check(literal, literal.parent),
      ':matches(ArrayExpression, CallExpression, NewExpression) > SpreadElement > ArrayExpression.argument': (
        literal,
      ) => check(literal, literal.parent),
    };
  },
};
