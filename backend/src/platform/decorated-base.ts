/**
 * A base class with a property of each of these names, as `decorate` declares it: for an entity, a request or an answer
 * whose fields stand in a declaration that others follow, too.
 */
export function decoratedBase<Fields extends object>(
  names: readonly (keyof Fields & string)[],
  decorate: (name: keyof Fields & string) => PropertyDecorator,
): new () => Fields {
  class Decorated {
    [field: string]: unknown;
  }
  for (const name of names) decorate(name)(Decorated.prototype, name);
  return Decorated as unknown as new () => Fields;
}
