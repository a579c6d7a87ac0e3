import { ArrayMaxSize } from 'class-validator';
import { messages } from '../../../platform/i18n/messages.js';
import { FigureField } from '../../../platform/http/figure-fields.js';
import { IdListField } from '../../../platform/http/number-fields.js';
import { MOST_ORDERS } from '../../flow/bulk-orders.dto.js';
import { bulkOrderTexts } from '../../flow/bulk-orders.texts.js';

/** The query of GET /api/orders/:id/markup-for-margin. */
export class TargetMarginDto {
  @FigureField('target_margin', {
    required: messages.validation.required,
    fromText: true,
    description: 'of the price',
  })
  target_margin: number;
}

/** Body of POST /api/order-margins. */
export class ManyOrdersDto {
  @IdListField({
    required: messages.validation.required,
    description: `At most ${String(MOST_ORDERS)} orders`,
  })
  @ArrayMaxSize(MOST_ORDERS, { message: bulkOrderTexts.tooMany })
  ids: number[];
}
