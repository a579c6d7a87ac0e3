const TAKEN_APART = 'VariableDeclarator[id.type="ObjectPattern"]';
const WHOLE =
  'Taken apart, the dictionary comes whole with the first screen: read it by points, or import its features.';
const SCHEDULED = 'Decorator[expression.callee.name=/^(Interval|Timeout|Cron)$/]';

/** Code that looks right and is not, by the rule that refuses it: selectors, and the reason with what to write instead. */
const RESTRICTED = {
  // On the server. What is spread into a call is put on the stack, which an upload overflows that makes a list long enough.
  // Nest's scheduler knows one time of a method.
  'no-restricted-code': {
    'CallExpression[callee.property.name=/^(push|unshift|splice|fromCharCode)$/] > SpreadElement':
      'A list of any length overflows the stack when it is spread into a call: add its items in a loop.',
    'CallExpression[callee.object.name="Math"] > SpreadElement':
      'A list of any length overflows the stack when it is spread into a call: compare its items in a loop.',
    [`MethodDefinition > ${SCHEDULED} ~ ${SCHEDULED}`]:
      'A method is scheduled once: only one of these decorators takes effect.',
  },
  // The dictionary of the screens is a namespace, so that a chunk holds the features it names (docs/decisions/0101). The bundler
  // sees them behind points and in imports, not where the namespace is destructured.
  'no-whole-texts': {
    [`${TAKEN_APART} > Identifier.init[name="texts"]`]: WHOLE,
    [`${TAKEN_APART} > MemberExpression.init[object.name="texts"][property.name="orders"]`]: WHOLE,
  },
};

const refusing = (messages) => ({
  meta: { type: 'problem', schema: [] },
  create: (context) =>
    Object.fromEntries(
      Object.entries(messages).map(([selector, message]) => [
        selector,
        (node) => context.report({ node, message }),
      ]),
    ),
});

/** The rules above, by their names. */
export const restrictedCode = Object.fromEntries(
  Object.entries(RESTRICTED).map(([name, messages]) => [name, refusing(messages)]),
);
