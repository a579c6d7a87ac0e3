'use strict';

/**
 * fast-check as every suite gets it (`moduleNameMapper`): it draws the same examples in each run, so that a commit that
 * passes here passes in CI. PROPERTY_SEED=<number> draws others.
 */
const fastCheck = require('../../node_modules/fast-check/lib/cjs/fast-check.js');

const REPEATABLE = 20_261_122;

fastCheck.configureGlobal({
  ...fastCheck.readConfigureGlobal(),
  seed: Number(process.env.PROPERTY_SEED ?? REPEATABLE),
});

module.exports = fastCheck;
