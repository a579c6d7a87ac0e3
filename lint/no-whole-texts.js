const WHOLE =
  'Taken apart, the dictionary comes whole with the first screen: read it by points, or import its features.';

/**
 * The dictionary of the screens is a namespace, so that a chunk holds the features it names (docs/decisions/0101). The bundler
 * sees them behind points and in imports, not where the namespace is destructured.
 */
export const noWholeTexts = {
  meta: { type: 'problem', schema: [] },
  create(context) {
    const check = (node) => context.report({ node, message: WHOLE });
    const takenApart = 'VariableDeclarator[id.type="ObjectPattern"]';
    return {
      [`${takenApart} > Identifier.init[name="texts"]`]: check,
      [`${takenApart} > MemberExpression.init[object.name="texts"][property.name="orders"]`]: check,
    };
  },
};
