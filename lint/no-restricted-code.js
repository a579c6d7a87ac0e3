/**
 * Code of the server that looks right and fails at run time, by selector. What is spread into a call is put on the stack:
 * an upload that makes a list long enough overflows it. Nest's scheduler knows one time of a method.
 */
const RESTRICTED = {
  'CallExpression[callee.property.name=/^(push|unshift|splice|fromCharCode)$/] > SpreadElement':
    'A list of any length overflows the stack when it is spread into a call: add its items in a loop.',
  'CallExpression[callee.object.name="Math"] > SpreadElement':
    'A list of any length overflows the stack when it is spread into a call: compare its items in a loop.',
  'MethodDefinition > Decorator[expression.callee.name=/^(Interval|Timeout|Cron)$/] ~ Decorator[expression.callee.name=/^(Interval|Timeout|Cron)$/]':
    'A method is scheduled once: only one of these decorators takes effect.',
};

/** Refuses the code above. */
export const noRestrictedCode = {
  meta: { type: 'problem', schema: [] },
  create: (context) =>
    Object.fromEntries(
      Object.entries(RESTRICTED).map(([selector, message]) => [
        selector,
        (node) => context.report({ node, message }),
      ]),
    ),
};
