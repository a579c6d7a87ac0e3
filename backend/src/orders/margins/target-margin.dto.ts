import { messages } from '../../platform/i18n/messages.js';
import { FigureField } from '../../platform/http/figure-fields.js';

/** The query of GET /api/orders/:id/markup-for-margin. */
export class TargetMarginDto {
  @FigureField('target_margin', {
    required: messages.validation.required,
    fromText: true,
    description: 'of the price',
  })
  target_margin: number;
}
