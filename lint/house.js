import { noWholeTexts } from './no-whole-texts.js';
import { plainWords } from './plain-words.js';
import { noRestrictedCode } from './no-restricted-code.js';
import { ownTables, whoMayKnowWhom } from './who-may-know-whom.js';

/** The rules that are the house's own, as a plugin of the linter. */
export default {
  meta: { name: 'house' },
  rules: {
    'own-tables': ownTables,
    'no-restricted-code': noRestrictedCode,
    'no-whole-texts': noWholeTexts,
    'plain-words': plainWords,
    'who-may-know-whom': whoMayKnowWhom,
  },
};
