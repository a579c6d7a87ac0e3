import { applyDecorators, type Type } from '@nestjs/common';
import { ApiProperty, type ApiPropertyOptions } from '@nestjs/swagger';
import { figure, type FigureName } from '@forja/figures';

/**
 * A property of a request, an answer or a table: how the API's document describes it, its rules, or its column. The compiler knows the
 * type of its value by it, so that type and declaration can't differ.
 */
export interface Property<T> {
  decorate: PropertyDecorator;
  type?: T;
}

interface AnsweredProperty<T> extends Property<T> {
  options: ApiPropertyOptions;
}

/** For each field of T its property. */
export type PropertiesOf<T> = { [K in keyof T]: Property<T[K]> };

type Properties = Readonly<Record<string, Property<unknown>>>;
type TypeOf<P> = P extends Property<infer T> ? T : never;
type Shape<P> = {
  [K in keyof P as P[K] extends { optional: true } ? never : K]: TypeOf<P[K]>;
} & { [K in keyof P as P[K] extends { optional: true } ? K : never]?: TypeOf<P[K]> };
/** The type of a value, by the class that the document names it by. */
type Instance<C> = C extends StringConstructor
  ? string
  : C extends NumberConstructor
    ? number
    : C extends abstract new (...args: never[]) => infer I
      ? I
      : never;
type Base<B> = abstract new (...args: never[]) => B;
type Named = StringConstructor | NumberConstructor | Type;

/** The class of a request, an answer or a table's row: `class PersonView extends shape({ id: integer(), name: text() }) {}`. */
export const shape = <P extends Properties>(properties: P): Type<Shape<P>> => shapeWith(Object, properties);

/** A class with these properties and those of another one. */
export function shapeWith<B, P extends Properties>(base: Base<B>, properties: P): Type<B & Shape<P>>;
export function shapeWith(base: Base<object>, properties: Properties): Type {
  const shaped = class extends (base as Type) {};
  for (const [name, { decorate }] of Object.entries(properties)) decorate(shaped.prototype, name);
  return shaped;
}

/**
 * A property with decorators of its own besides, such as rules: those that stand first are asked first, the property's own before them.
 * Whether it may be null stands inside of these.
 */
export const decorated = <P extends Property<unknown>>(
  given: P,
  ...decorators: PropertyDecorator[]
): Omit<P, 'options'> => ({ ...given, decorate: applyDecorators(given.decorate, ...decorators) });

/** A property of an answer, described as Swagger does it; those below are the usual ones. */
export const property = <T>(options: ApiPropertyOptions): AnsweredProperty<T> => ({
  options,
  decorate: ApiProperty(options),
});

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

/** Unit of the figure and, where there is more to say, what it is: `kg; of the whole bar`. */
export const describeFigure = (name: FigureName, description?: string) =>
  [figure(name).unit, description].filter(Boolean).join('; ');

/** A figure, documented with its unit. */
export const figureNamed = (name: FigureName, description?: string) =>
  property<number>({
    type: figure(name).decimals === 0 ? 'integer' : 'number',
    description: describeFigure(name, description),
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
export const nullable = <T>({ options }: AnsweredProperty<T>) =>
  property<T | null>({ ...options, nullable: true });

/** A property of an answer that may be absent. */
export const optional = <T>({ options }: AnsweredProperty<T>): Property<T> & { optional: true } => ({
  decorate: ApiProperty({ ...options, required: false } as ApiPropertyOptions),
  optional: true,
});
