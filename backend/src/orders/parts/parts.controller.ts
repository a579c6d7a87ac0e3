import { Body, Controller, Delete, Get, Post, Put } from '@nestjs/common';
import { ApiNotFoundResponse, ApiTags, ApiUnprocessableEntityResponse } from '@nestjs/swagger';
import { Needs, SignedIn } from '../../access/access.decorators.js';
import { CurrentUser, type Actor } from '../../access/current-user.js';
import { Answers } from '../../platform/http/answers.js';
import { IdParam } from '../../platform/http/id-param.js';
import { DrawnPieceView } from './contours/drawn-piece.view.js';
import { PartContoursView } from './contours/part-contours.view.js';
import { CalculationView, ProcessValueView } from './calculation-view.js';
import { PartCalculatorService } from './part-calculator.service.js';
import { PartSuggestionsService } from './part-suggestions.service.js';
import { PartSuggestionsView } from './part-suggestions.view.js';
import { PartView } from './part-view.js';
import { CalculateProcessValueDto, CalculatePropertiesDto, PartStatusDto } from './parts.dto.js';
import { PartsService } from './parts.service.js';

/** One part, and calculations that store nothing. */
@ApiTags('parts')
@Controller('api/set-parts')
export class PartsController {
  constructor(
    private readonly parts: PartsService,
    private readonly calculator: PartCalculatorService,
    private readonly suggestions: PartSuggestionsService,
  ) {}

  @Post('calculateProcessValue')
  @Answers(ProcessValueView, 'Calculate the value of a process row; nothing is stored')
  @SignedIn()
  @ApiNotFoundResponse({
    description: 'What the calculation names is not there, or not visible to this user',
  })
  calculateProcessValue(
    @CurrentUser() user: Actor,
    @Body() body: CalculateProcessValueDto,
  ): Promise<ProcessValueView> {
    return this.calculator.processValue(user, body);
  }

  @Post('calculateProperties')
  @Answers(CalculationView, 'Calculate a part; nothing is stored')
  @SignedIn()
  @ApiNotFoundResponse({
    description: 'What the calculation names is not there, or not visible to this user',
  })
  calculateProperties(
    @CurrentUser() user: Actor,
    @Body() body: CalculatePropertiesDto,
  ): Promise<CalculationView> {
    return this.calculator.properties(user, body);
  }

  @Get(':id')
  @Answers(PartView, 'One part')
  @SignedIn()
  get(@CurrentUser() user: Actor, @IdParam() id: number): Promise<PartView> {
    return this.parts.get(user, id);
  }

  @Get(':id/suggestions')
  @Answers(PartSuggestionsView, 'What the drawing of a part suggests for its fields')
  @SignedIn()
  suggestionsOf(@CurrentUser() user: Actor, @IdParam() id: number): Promise<PartSuggestionsView> {
    return this.suggestions.suggest(user, id);
  }

  @Get(':id/contours')
  @Answers(PartContoursView, 'The contours and bends of a part whose drawing is a DXF; none of any other')
  @SignedIn()
  @ApiUnprocessableEntityResponse({ description: 'The drawing can not be read any more' })
  contoursOf(@CurrentUser() user: Actor, @IdParam() id: number): Promise<PartContoursView> {
    return this.parts.contours(user, id);
  }

  @Get(':id/pieces')
  @Answers([DrawnPieceView], 'The parts that the DXF of a part holds beside each other; none where it is one')
  @SignedIn()
  piecesOf(@CurrentUser() user: Actor, @IdParam() id: number): Promise<DrawnPieceView[]> {
    return this.parts.pieces(user, id);
  }

  @Put(':id/status')
  @Answers(PartView, 'Put a part into production or take it out')
  @Needs('edit_orders', 'edit_pre_orders')
  setStatus(
    @CurrentUser() user: Actor,
    @IdParam() id: number,
    @Body() { status }: PartStatusDto,
  ): Promise<PartView> {
    return this.parts.setStatus(user, id, status);
  }

  @Delete(':id')
  @Answers(PartView, 'Delete a part with its files; answers it as it was')
  @ApiUnprocessableEntityResponse({ description: 'The quote waits for its answer' })
  @Needs('edit_orders', 'edit_pre_orders')
  remove(@CurrentUser() user: Actor, @IdParam() id: number): Promise<PartView> {
    return this.parts.remove(user, id);
  }
}
