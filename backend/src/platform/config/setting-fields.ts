import { applyDecorators } from '@nestjs/common';
import { Transform } from 'class-transformer';
import { IsIn, IsInt, Max, Min } from 'class-validator';

/** A database's address; any parameter but `ssl` is refused rather than ignored, as what asks for TLS in another driver's words. */
export const DATABASE_ADDRESS = /^(mysql|mariadb):\/\/[^/]+\/[^/?]+(\?ssl=(true|false))?$/;

/** One of the words, which its text names. */
export const OneOf = (...words: string[]): PropertyDecorator =>
  IsIn(words, { message: `$property deve ser ${words.slice(0, -1).join(', ')} ou ${words.at(-1)}` });

/**
 * A whole number within bounds.
 * @param whole the text of what is no whole number, after the setting's name
 * @param bounds the text of what is out of bounds
 */
export const WholeNumber = (
  min: number,
  max: number,
  whole = 'deve ser um número inteiro',
  bounds = `deve estar entre ${min} e ${max}`,
): PropertyDecorator =>
  applyDecorators(
    Transform(({ value }: { value: unknown }) => (value === undefined ? value : Number(value))),
    IsInt({ message: `$property ${whole}` }),
    Min(min, { message: `$property ${bounds}` }),
    Max(max, { message: `$property ${bounds}` }),
  );
