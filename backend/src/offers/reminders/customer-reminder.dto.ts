import { ApiProperty } from '@nestjs/swagger';
import { FlagField } from '../../platform/http/fields.js';
import { messages } from '../../platform/i18n/messages.js';

/** Body of PUT /api/orders/:id/customer-reminder. */
export class CustomerReminderDto {
  @FlagField({ required: messages.validation.required, description: 'Remind the customer by e-mail' })
  remind_customer: boolean;
}

export class CustomerReminderView {
  @ApiProperty({ description: 'Whether the customer is reminded by e-mail before the validity ends' })
  remind_customer: boolean;
}
