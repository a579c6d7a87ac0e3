import { Body, Controller, Delete, Get, HttpCode, Post, Put } from '@nestjs/common';
import {
  ApiNotFoundResponse,
  ApiOkResponse,
  ApiOperation,
  ApiTags,
  ApiUnprocessableEntityResponse,
} from '@nestjs/swagger';
import { Needs, SignedIn } from '../../access/access.decorators.js';
import { CurrentUser, type Actor } from '../../access/current-user.js';
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
  @ApiOperation({ summary: 'Calculate the value of a process row; nothing is stored' })
  @HttpCode(200)
  @SignedIn()
  @ApiNotFoundResponse({
    description: 'What the calculation names is not there, or not visible to this user',
  })
  @ApiOkResponse({ type: ProcessValueView })
  calculateProcessValue(
    @CurrentUser() user: Actor,
    @Body() body: CalculateProcessValueDto,
  ): Promise<ProcessValueView> {
    return this.calculator.processValue(user, body);
  }

  @Post('calculateProperties')
  @ApiOperation({ summary: 'Calculate a part; nothing is stored' })
  @HttpCode(200)
  @SignedIn()
  @ApiNotFoundResponse({
    description: 'What the calculation names is not there, or not visible to this user',
  })
  @ApiOkResponse({ type: CalculationView })
  calculateProperties(
    @CurrentUser() user: Actor,
    @Body() body: CalculatePropertiesDto,
  ): Promise<CalculationView> {
    return this.calculator.properties(user, body);
  }

  @Get(':id')
  @ApiOperation({ summary: 'One part' })
  @SignedIn()
  @ApiOkResponse({ type: PartView })
  get(@CurrentUser() user: Actor, @IdParam() id: number): Promise<PartView> {
    return this.parts.get(user, id);
  }

  @Get(':id/suggestions')
  @ApiOperation({ summary: 'What the drawing of a part suggests for its fields' })
  @SignedIn()
  @ApiOkResponse({ type: PartSuggestionsView })
  suggestionsOf(@CurrentUser() user: Actor, @IdParam() id: number): Promise<PartSuggestionsView> {
    return this.suggestions.suggest(user, id);
  }

  @Get(':id/contours')
  @ApiOperation({ summary: 'The contours and bends of a part whose drawing is a DXF; none of any other' })
  @SignedIn()
  @ApiUnprocessableEntityResponse({ description: 'The drawing can not be read any more' })
  @ApiOkResponse({ type: PartContoursView })
  contoursOf(@CurrentUser() user: Actor, @IdParam() id: number): Promise<PartContoursView> {
    return this.parts.contours(user, id);
  }

  @Get(':id/pieces')
  @ApiOperation({ summary: 'The parts that the DXF of a part holds beside each other; none where it is one' })
  @SignedIn()
  @ApiOkResponse({ type: [DrawnPieceView] })
  piecesOf(@CurrentUser() user: Actor, @IdParam() id: number): Promise<DrawnPieceView[]> {
    return this.parts.pieces(user, id);
  }

  @Put(':id/status')
  @ApiOperation({ summary: 'Put a part into production or take it out' })
  @Needs('edit_orders', 'edit_pre_orders')
  @ApiOkResponse({ type: PartView })
  setStatus(
    @CurrentUser() user: Actor,
    @IdParam() id: number,
    @Body() { status }: PartStatusDto,
  ): Promise<PartView> {
    return this.parts.setStatus(user, id, status);
  }

  @Delete(':id')
  @ApiOperation({ summary: 'Delete a part with its files; answers it as it was' })
  @ApiUnprocessableEntityResponse({ description: 'The quote waits for its answer' })
  @Needs('edit_orders', 'edit_pre_orders')
  @ApiOkResponse({ type: PartView })
  remove(@CurrentUser() user: Actor, @IdParam() id: number): Promise<PartView> {
    return this.parts.remove(user, id);
  }
}
