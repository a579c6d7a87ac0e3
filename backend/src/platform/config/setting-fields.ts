import { applyDecorators } from '@nestjs/common';
import { Transform } from 'class-transformer';
import { IsInt, IsOptional, Max, Min } from 'class-validator';

/** A database's address; any parameter but `ssl` is refused rather than ignored, as what asks for TLS in another driver's words. */
export const DATABASE_ADDRESS = /^(mysql|mariadb):\/\/[^/]+\/[^/?]+(\?ssl=(true|false))?$/;

/** Empty variables count as unset: `KEY=` in an environment file must not differ from no line at all. */
export const Unset = () => Transform(({ value }: { value: unknown }) => (value === '' ? undefined : value));

const isUnset = (value: unknown): boolean => value === undefined || value === '';

/** Text with a default in place of an unset or empty variable. */
export const Text = (preset: string) =>
  Transform(({ value }: { value: unknown }) => (isUnset(value) ? preset : String(value)));

/**
 * A whole number within bounds.
 * @param preset what stands for an unset or empty variable; undefined: the setting stays unset
 * @param wrong the texts of what is no whole number, and of what is out of bounds
 */
export function WholeNumber(
  preset: number | undefined,
  [min, max]: readonly [number, number],
  wrong: { whole: string; bounds: string },
): PropertyDecorator {
  return applyDecorators(
    Transform(({ value }: { value: unknown }) => (isUnset(value) ? preset : Number(value))),
    ...(preset === undefined ? [IsOptional()] : []),
    IsInt({ message: wrong.whole }),
    Min(min, { message: wrong.bounds }),
    Max(max, { message: wrong.bounds }),
  );
}
