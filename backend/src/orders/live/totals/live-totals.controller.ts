import { Body, Controller, Get, Post, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { SignedIn } from '../../../access/access.decorators.js';
import { CurrentUser, type Actor } from '../../../access/current-user.js';
import { PartCalculatorService } from '../../parts/part-calculator.service.js';
import { OrderReader } from '../../tree/order-reader.service.js';
import { Answers } from '../../../platform/http/answers.js';
import { IdParam } from '../../../platform/http/id-param.js';
import { ChangedPartsDto, LiveTotalsDto } from './live-totals.dto.js';
import { calculateTotals, readChangedParts } from './live-totals.js';
import { ChangedPartsView, LiveTotalsView } from './live-totals.view.js';

/** Totals that stay in view while an order is worked on. */
@ApiTags('orders')
@Controller('api/orders/:id')
export class LiveTotalsController {
  constructor(
    readonly reader: OrderReader,
    readonly calculator: PartCalculatorService,
  ) {}

  @Post('live-totals')
  @Answers(
    LiveTotalsView,
    'What an order and some of its parts amount to, with a part as it is being edited; nothing is stored',
  )
  @SignedIn()
  calculate(
    @CurrentUser() user: Actor,
    @IdParam() id: number,
    @Body() body: LiveTotalsDto,
  ): Promise<LiveTotalsView> {
    return calculateTotals(this, user, id, body);
  }

  @Get('changed-parts')
  @Answers(ChangedPartsView, 'Some parts of an order with its totals, for whom hears that they were changed')
  @SignedIn()
  readParts(
    @CurrentUser() user: Actor,
    @IdParam() id: number,
    @Query() { ids }: ChangedPartsDto,
  ): Promise<ChangedPartsView> {
    return readChangedParts(this.reader, user, id, ids);
  }
}
