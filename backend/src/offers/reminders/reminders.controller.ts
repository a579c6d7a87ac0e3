import { Controller, Get, Body, Put } from '@nestjs/common';
import { ApiTags, ApiUnprocessableEntityResponse } from '@nestjs/swagger';
import { SignedIn, Needs } from '../../access/access.decorators.js';
import { CurrentUser, type Actor } from '../../access/current-user.js';
import { Reminders } from './reminders.service.js';
import { RemindersView, CustomerReminderDto, CustomerReminderView } from './reminders.view.js';
import { Answers } from '../../platform/http/answers.js';
import { IdParam } from '../../platform/http/id-param.js';

/** Reminds users of their own quotes, and those who may approve also of quotes of deleted and disabled accounts. */
@ApiTags('offers')
@Controller('api/reminders')
export class RemindersController {
  constructor(private readonly reminders: Reminders) {}

  @Get()
  @Answers(
    RemindersView,
    'List the quotes one answers for whose validity ends soon, or has ended without an answer',
  )
  @SignedIn()
  list(@CurrentUser() actor: Actor): Promise<RemindersView> {
    return this.reminders.list(actor);
  }
}

/** Whether a quote's customer is reminded of it. */
@ApiTags('offers')
@Controller('api/orders/:id/customer-reminder')
export class CustomerReminderController {
  constructor(private readonly reminders: Reminders) {}

  /** Sent once for each revision, to the recipients of its last e-mail, within the last three days of the validity. */
  @Put()
  @Answers(CustomerReminderView, 'Choose whether the customer is reminded before the validity ends')
  @Needs('edit_orders', 'edit_pre_orders')
  @ApiUnprocessableEntityResponse({ description: 'It does not wait for an answer' })
  set(
    @CurrentUser() actor: Actor,
    @IdParam() id: number,
    @Body() { remind_customer }: CustomerReminderDto,
  ): Promise<CustomerReminderView> {
    return this.reminders.setCustomerReminder(actor, id, remind_customer);
  }
}
