import { Body, Controller, Put } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags, ApiUnprocessableEntityResponse } from '@nestjs/swagger';
import { Needs } from '../../access/access.decorators.js';
import { CurrentUser, type Actor } from '../../access/current-user.js';
import { IdParam } from '../../platform/http/id-param.js';
import { CustomerReminderDto, CustomerReminderView } from './customer-reminder.dto.js';
import { CustomerReminders } from './customer-reminders.service.js';

/** Whether a quote's customer is reminded of it. */
@ApiTags('offers')
@Controller('api/orders/:id/customer-reminder')
export class CustomerReminderController {
  constructor(private readonly reminders: CustomerReminders) {}

  /** Sent once for each revision, to the recipients of its last e-mail, within the last three days of the validity. */
  @Put()
  @ApiOperation({ summary: 'Choose whether the customer is reminded before the validity ends' })
  @Needs('edit_orders', 'edit_pre_orders')
  @ApiOkResponse({ type: CustomerReminderView })
  @ApiUnprocessableEntityResponse({ description: 'It does not wait for an answer' })
  set(
    @CurrentUser() actor: Actor,
    @IdParam() id: number,
    @Body() { remind_customer }: CustomerReminderDto,
  ): Promise<CustomerReminderView> {
    return this.reminders.set(actor, id, remind_customer);
  }
}
