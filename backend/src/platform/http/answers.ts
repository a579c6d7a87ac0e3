import { applyDecorators, HttpCode, type Type } from '@nestjs/common';
import { ApiCreatedResponse, ApiNoContentResponse, ApiOkResponse, ApiOperation } from '@nestjs/swagger';

type Answer = Type | [Type];

/**
 * A route that answers 200 with this, whatever its method.
 * @param summary one line of the API's document: what the route does
 * @param description of the answer, where its type does not say all
 */
export const Answers = (type: Answer, summary: string, description = ''): MethodDecorator =>
  applyDecorators(HttpCode(200), ApiOperation({ summary }), ApiOkResponse({ type, description }));

/** A route that answers 201 with what it made. */
export const Creates = (type: Answer, summary: string, description = ''): MethodDecorator =>
  applyDecorators(ApiOperation({ summary }), ApiCreatedResponse({ type, description }));

/** A route that answers 204. */
export const AnswersNothing = (summary: string): MethodDecorator =>
  applyDecorators(HttpCode(204), ApiOperation({ summary }), ApiNoContentResponse());
