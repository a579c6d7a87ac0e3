import { noSpreadLiteral } from './no-spread-literal.js';
import { plainWords } from './plain-words.js';
import { whoMayKnowWhom } from './who-may-know-whom.js';

/** The rules that are the house's own. */
export default {
  rules: {
    'no-spread-literal': noSpreadLiteral,
    'plain-words': plainWords,
    'who-may-know-whom': whoMayKnowWhom,
  },
};
