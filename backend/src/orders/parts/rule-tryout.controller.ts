import { Body, Controller, Post } from '@nestjs/common';
import { ApiNotFoundResponse, ApiTags } from '@nestjs/swagger';
import { SignedIn } from '../../access/access.decorators.js';
import { CurrentUser, type Actor } from '../../access/current-user.js';
import { RuleTryoutDto, RuleTryoutView } from './rule-tryout.dto.js';
import { PartCalculatorService } from './part-calculator.service.js';
import { Answers } from '../../platform/http/answers.js';

/** A rule for minutes on a real part, before it is stored. */
@ApiTags('time-rules')
@Controller('api/time-rules/try')
export class RuleTryoutController {
  constructor(private readonly calculator: PartCalculatorService) {}

  @Post()
  @Answers(RuleTryoutView, 'The minutes that a rule would give a part; nothing is stored')
  @SignedIn()
  @ApiNotFoundResponse({ description: 'The part is not there, or not visible to this user' })
  try(@CurrentUser() user: Actor, @Body() body: RuleTryoutDto): Promise<RuleTryoutView> {
    return this.calculator.tryRule(user, body);
  }
}
