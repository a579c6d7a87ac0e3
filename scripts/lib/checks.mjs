import { testEnv } from './test-env.mjs';

/**
 * What holds of the code without running it, the quickest first, as stages (lib/stages.mjs): `npm run check` runs these, and `npm test`
 * beside its suites.
 */
export function checkStages() {
  const check = (name, script) => ({
    name,
    command: ['npm', 'run', '--silent', script],
    env: testEnv(),
  });
  return [
    check('Format', 'format:check'),
    check('Lint, the rules of this house', 'lint:house'),
    check('Types', 'typecheck'),
    check('Lint, oxlint', 'lint:oxlint'),
    check('API document', 'openapi:check'),
  ];
}
