import { testEnv } from './test-env.mjs';

/**
 * What holds of the code without running it, the quickest first, as stages (lib/stages.mjs): `npm run check` runs these, and `npm test`
 * beside its suites.
 */
export function checkStages() {
  // ESLint makes millions of small objects: with more room for new ones a fifth less of the processor's time goes into collecting them.
  const env = testEnv({
    NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} --max-semi-space-size=128`.trim(),
  });
  const check = (name, script) => ({ name, command: ['npm', 'run', '--silent', script], env });
  return [
    check('Format', 'format:check'),
    check('Lint, the rules of this house', 'lint:house'),
    check('Types', 'typecheck'),
    check('Lint, ESLint', 'lint:eslint'),
    check('Lint, oxlint', 'lint:oxlint'),
    check('API document', 'openapi:check'),
  ];
}
