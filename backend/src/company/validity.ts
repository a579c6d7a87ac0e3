import { companyTexts } from './company.texts.js';

/** The days that a quote may be valid for. */
export const VALIDITY = {
  min: 1,
  max: 365,
  minText: companyTexts.validityOutOfRange,
  maxText: companyTexts.validityOutOfRange,
} as const;
