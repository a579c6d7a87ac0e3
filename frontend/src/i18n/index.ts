import { access } from './access';
import { catalogue } from './catalogue';
import { common } from './common';
import { company } from './company';
import { editing } from './editing';
import { administrationHistory } from './administration-history';
import { privacy } from './privacy';
import { drawingFeedback } from './drawing-feedback';
import { errorLog } from './error-log';
import { imports } from './imports';
import { insights } from './insights';
import { jobs } from './jobs';
import { offers } from './offers';
import { orders } from './orders';
import { priceImpact } from './price-impact';
import { revisions } from './revisions';
import { search } from './search';
import { shell } from './shell';
import { systemHealth } from './system-health';

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
