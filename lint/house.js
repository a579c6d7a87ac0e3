import { plainWords } from './plain-words.js';
import { restrictedCode } from './restricted-code.js';
import { ownTables, whoMayKnowWhom } from './who-may-know-whom.js';

/** The rules that are the house's own, as a plugin of the linter. */
export default {
  meta: { name: 'house' },
  rules: {
    ...restrictedCode,
    'own-tables': ownTables,
    'plain-words': plainWords,
    'who-may-know-whom': whoMayKnowWhom,
  },
};
