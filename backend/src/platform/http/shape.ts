import type { Type } from '@nestjs/common';
import { ApiProperty, type ApiPropertyOptions } from '@nestjs/swagger';
import { figure, type FigureName } from '@forja/figures';
import { described } from './figure-fields.js';

/**
 * A property of an answer: its description for the API's document. The value's type is known to the compiler alone, so that type and
 * description of an answer can't differ.
 */
export interface Property<T> {
  options: ApiPropertyOptions;
  type?: T;
}

type Properties = Readonly<Record<string, Property<unknown>>>;
type TypeOf<P> = P extends Property<infer T> ? T : never;
type OptionalKeys<P> = { [K in keyof P]: P[K] extends { optional: true } ? K : never }[keyof P];
type Shape<P> = { [K in Exclude<keyof P, OptionalKeys<P>>]: TypeOf<P[K]> } & {
  [K in OptionalKeys<P>]?: TypeOf<P[K]>;
};
/** What a class that is named in the document stands for. */
type Instance<C> = C extends StringConstructor
  ? string
  : C extends NumberConstructor
    ? number
    : C extends abstract new (...args: never[]) => infer I
      ? I
      : never;
type Named = StringConstructor | NumberConstructor | Type;

/** The class of an answer: `class PersonView extends shape({ id: integer(), name: text() }) {}`. */
export const shape = <P extends Properties>(properties: P): Type<Shape<P>> => shapeWith(Object, properties);

/** The class of an answer that has the properties of another one besides. */
export function shapeWith<B, P extends Properties>(base: Type<B>, properties: P): Type<B & Shape<P>>;
export function shapeWith(base: Type, properties: Properties): Type {
  const answer = class extends base {};
  for (const [name, { options }] of Object.entries(properties)) ApiProperty(options)(answer.prototype, name);
  return answer;
}

/** A property that is described as Swagger does it; those below are the usual ones. */
export const property = <T>(options: ApiPropertyOptions): Property<T> => ({ options });

export const text = (description?: string, example?: string) =>
  property<string>({ type: String, description, example });
export const integer = (description?: string) => property<number>({ type: 'integer', description });
export const integers = (description?: string) =>
  property<number[]>({ type: 'integer', isArray: true, description });
export const decimal = (description?: string) => property<number>({ type: Number, description });
export const flag = (description?: string) => property<boolean>({ type: Boolean, description });
/** A moment, ISO 8601 in UTC. */
export const instant = (description?: string) =>
  property<string>({ type: String, format: 'date-time', description });
/** A day of the calendar, `YYYY-MM-DD`. */
export const day = (description?: string) => property<string>({ type: String, format: 'date', description });

/** A figure, documented with its unit and, where there is more to say, what it is: `kg; of the whole bar`. */
export const figureNamed = (name: FigureName, description?: string) =>
  property<number>({
    type: figure(name).decimals === 0 ? 'integer' : 'number',
    description: described(name, description),
  });

/** One of these values. */
export const choice = <const V extends string>(values: readonly V[], description?: string) =>
  property<V>({ enum: [...values], description });

/** One of these values, whose type has a name in the document. */
export const namedChoice = <const V extends string>(
  name: string,
  values: readonly V[],
  description?: string,
) => property<V>({ enum: [...values], enumName: name, description });

/** An answer inside of this one. Swagger knows a late reference by the name `type` of the function, which it gets here. */
export const one = <C extends Named>(type: () => C, description?: string) =>
  property<Instance<C>>({ type: () => type(), description });

/** A list of answers. */
export const list = <C extends Named>(type: () => C, description?: string) =>
  property<Instance<C>[]>({ type: () => [type()], description });

/** A property that may be null. */
export const nullable = <T>({ options }: Property<T>) => property<T | null>({ ...options, nullable: true });

/** A property that may be absent. */
export const optional = <T>({ options }: Property<T>): Property<T> & { optional: true } => ({
  options: { ...options, required: false } as ApiPropertyOptions,
  optional: true,
});
