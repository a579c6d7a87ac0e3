import { plainWords } from './plain-words.js';
import { ownTables, whoMayKnowWhom } from './who-may-know-whom.js';

/** Refuses code that looks right and is not, by its selectors: each with the reason, and what to write instead. */
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

const STACK =
  'A list of any length overflows the stack when it is spread into a call: take its items in a loop.';
const SCHEDULED = 'Decorator[expression.callee.name=/^(Interval|Timeout|Cron)$/]';

const TAKEN_APART = 'VariableDeclarator[id.type="ObjectPattern"]';
const WHOLE =
  'Taken apart, the dictionary comes whole with the first screen: read it by points, or import its features.';

/** The rules that are the house's own, as a plugin of the linter. */
export default {
  meta: { name: 'house' },
  rules: {
    // On the server. What is spread into a call is put on the stack, which an upload overflows that makes a list long enough.
    // Nest's scheduler knows one time of a method.
    'no-restricted-code': refusing({
      'CallExpression[callee.property.name=/^(push|unshift|splice|fromCharCode)$/] > SpreadElement': STACK,
      'CallExpression[callee.object.name="Math"] > SpreadElement': STACK,
      [`MethodDefinition > ${SCHEDULED} ~ ${SCHEDULED}`]:
        'A method is scheduled once: only one of these decorators takes effect.',
    }),
    // The dictionary of the screens is a namespace, so that a chunk holds the features it names (docs/decisions/0101). The bundler
    // sees them behind points and in imports, not where the namespace is destructured.
    'no-whole-texts': refusing({
      [`${TAKEN_APART} > Identifier.init[name="texts"]`]: WHOLE,
      [`${TAKEN_APART} > MemberExpression.init[object.name="texts"][property.name="orders"]`]: WHOLE,
    }),
    'own-tables': ownTables,
    'plain-words': plainWords,
    'who-may-know-whom': whoMayKnowWhom,
  },
};
