import { access } from './access';
import {
  administrationHistory,
  company,
  companyTaxes,
  errorLog,
  jobs,
  privacy,
  systemHealth,
} from './administration';
import { catalogue, drawingFeedback } from './catalogue';
import { common } from './common';
import { editing } from './editing';
import { imports } from './imports';
import { insights } from './insights';
import { offers } from './offers';
import { orders } from './orders';
import { priceImpact } from './price-impact';
import { revisions } from './revisions';
import { search, shell } from './shell';

/** Every text that a user reads, by feature. A sentence with a blank in it is a function. */
export const texts = {
  common,
  shell,
  search,
  systemHealth,
  administrationHistory,
  privacy,
  editing,
  access,
  catalogue,
  company,
  companyTaxes,
  drawingFeedback,
  errorLog,
  imports,
  insights,
  jobs,
  offers,
  orders,
  priceImpact,
  revisions,
} as const;
