/**
 * A literal that is spread into another one of its kind (`{ ...{ a, b }, c }`, `[...[a, b], c]`) says nothing that its
 * items don't; it only packs several of them into one line. Their lines are the formatter's to break.
 */
export const noSpreadLiteral = {
  meta: { type: 'suggestion', schema: [] },
  create(context) {
    const check = ({ parent }) =>
      context.report({
        node: parent,
        message: 'Write the items themselves instead of spreading a literal of them.',
      });
    return {
      'ObjectExpression > SpreadElement > ObjectExpression.argument': check,
      ':matches(ArrayExpression, CallExpression, NewExpression) > SpreadElement > ArrayExpression.argument':
        check,
    };
  },
};
