import { Injectable } from '@nestjs/common';
import { RecognisedTexts } from '../../files/scans/recognised-texts.js';
import { RecordIdsRepository } from './record-ids.repository.js';
import { SearchKeeper } from './search.keeper.js';

/** Orders are found by what was recognised in their drawings: these texts come after the order was saved. */
@Injectable()
export class RecognisedTextsKeeper {
  constructor(texts: RecognisedTexts, records: RecordIdsRepository, keeper: SearchKeeper) {
    texts.follow({
      lock: (orderIds) => records.lock('orders', orderIds),
      // The files stay the same, so that the words that are stored of them would be taken for right.
      keep: (orderIds) => keeper.rebuildOrders(orderIds),
    });
  }
}
