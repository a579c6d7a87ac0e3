import { noSpreadLiteral } from './no-spread-literal.js';
import { whoMayKnowWhom } from './who-may-know-whom.js';

/** The rules that are the house's own. */
export default {
  rules: {
    'no-spread-literal': noSpreadLiteral,
    'who-may-know-whom': whoMayKnowWhom,
  },
};
