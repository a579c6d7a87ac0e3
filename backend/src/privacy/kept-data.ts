import { accountsPersonalData } from '../access/personal-data.js';
import { auditPersonalData } from '../audit/personal-data.js';
import { customersPersonalData } from '../catalogue/customers/personal-data.js';
import { errorsPersonalData } from '../error-log/personal-data.js';
import { importsPersonalData } from '../exchange/personal-data.js';
import { offersPersonalData } from '../offers/personal-data.js';
import { ordersPersonalData } from '../orders/personal-data.js';
import type { PersonalData } from '../platform/database/personal-data.js';
import { revisionsPersonalData } from '../revisions/personal-data.js';

/**
 * Every feature that keeps something about people, in the order of the exported file. A test compares them with the schema, so
 * that no table that names a user is forgotten.
 */
export const PERSONAL_DATA: readonly PersonalData[] = [
  accountsPersonalData,
  customersPersonalData,
  ordersPersonalData,
  auditPersonalData,
  errorsPersonalData,
  offersPersonalData,
  importsPersonalData,
  revisionsPersonalData,
];
