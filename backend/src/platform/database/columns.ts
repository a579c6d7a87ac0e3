import { figure, SIGNIFICANT_DIGITS, type FigureName } from '@forja/figures';
import { applyDecorators, type Type } from '@nestjs/common';
import {
  Column,
  ForeignKey,
  Index,
  PrimaryGeneratedColumn,
  type ColumnOptions,
  type IndexOptions,
  type ValueTransformer,
} from 'typeorm';
import { decorated, type Property } from '../shape.js';

/**
 * The column types that mean the same on SQLite and MySQL/MariaDB. Entities use these and nothing else, and the
 * migrations use the definitions beside them, so that both sides agree.
 *
 * - Decimals arrive as text from mysql2 and as numbers from SQLite: numbers here, at most 15 significant digits.
 * - Moments are ISO 8601 texts in UTC: no driver shifts a text, and texts of one form sort by time.
 * - JSON is text: the dialects' own JSON types differ in what they give back.
 */

const decimal: ValueTransformer = {
  to: (value: number | null) => value,
  from: (value: string | number | null) => (value === null ? null : Number(value)),
};

const json: ValueTransformer = {
  to: (value: unknown) => (value === null || value === undefined ? null : JSON.stringify(value)),
  from: (value: string | null) => (value === null ? null : (JSON.parse(value) as unknown)),
};

/** TypeORM reads back columns with a default after an insert, from the entity itself: these are numbers already. */
const numberList: ValueTransformer = {
  to: (value: readonly number[]) => JSON.stringify(value),
  from: (value: string | number[]) => (typeof value === 'string' ? (JSON.parse(value) as number[]) : value),
};

const flag: ValueTransformer = {
  to: (value: boolean) => value,
  from: (value: boolean | number | null) => value === true || value === 1,
};

const optionalFlag: ValueTransformer = {
  to: (value: boolean | null) => value,
  from: (value: boolean | number | null) => (value === null ? null : value === true || value === 1),
};

/** A column of a table: TypeORM's options of it, and what else is declared of it. */
interface ColumnProperty<T> extends Property<T> {
  options: ColumnOptions;
  besides: readonly PropertyDecorator[];
}

const column = <T>(options: ColumnOptions, ...besides: readonly PropertyDecorator[]): ColumnProperty<T> => ({
  options,
  besides,
  decorate: applyDecorators(Column(options), ...besides),
});

/** A column that may be null. */
export const orNull = <T>({ options, besides }: ColumnProperty<T>) =>
  column<T | null>({ ...options, nullable: true }, ...besides);

/** A column with an index of its own. */
export const indexed = <P extends Property<unknown>>(given: P, options: IndexOptions = {}) =>
  decorated(given, Index(options));

/** A figure with as many decimals as it stores, or a whole number for one without. */
export const figureColumn = (name: FigureName, options: ColumnOptions = {}) => {
  const scale = figure(name).decimals;
  return scale === 0
    ? integerColumn(options)
    : column<number>({
        type: 'decimal',
        precision: SIGNIFICANT_DIGITS,
        scale,
        transformer: decimal,
        ...options,
      });
};

/** A whole number. */
export const integerColumn = <T extends number = number>(options: ColumnOptions = {}) =>
  column<T>({ type: 'int', ...options });

/**
 * The id of another record, which is never read along with the row; a record that is, is a relation.
 * @param onDelete what becomes of the row with the other record: it goes too, loses the id, or keeps it from going
 */
export const referenceColumn = (
  to: string | (() => Type),
  onDelete: 'CASCADE' | 'SET NULL' | 'RESTRICT',
  options: ColumnOptions = {},
) => column<number>({ type: 'int', ...options }, ForeignKey(to, { onDelete, onUpdate: 'RESTRICT' }));

/** Counts the changes of a record, from 1. */
export const versionColumn = () => integerColumn({ default: 1 });

/** A whole number beyond four bytes, up to what a JavaScript number holds. */
export const bigIntegerColumn = (options: ColumnOptions = {}) =>
  column<number>({ type: 'bigint', transformer: decimal, ...options });

/** Text of at most `length` characters. */
export const textColumn = <T extends string = string>(length = 255, options: ColumnOptions = {}) =>
  column<T>({ type: 'varchar', length, ...options });

/** Text of any length (up to 64 kB, MySQL's TEXT). */
export const longTextColumn = (options: ColumnOptions = {}) => column<string>({ type: 'text', ...options });

/** A moment as ISO 8601 text in UTC with milliseconds. */
export const momentColumn = (options: ColumnOptions = {}) =>
  column<string>({ type: 'varchar', length: 24, ...options });

/** A structured value, kept as JSON text (up to 64 kB). */
export const jsonColumn = <T>(options: ColumnOptions = {}) =>
  column<T>({ type: 'text', transformer: json, ...options });

/** A few whole numbers, kept as JSON text (MySQL gives longer texts no default); none where nothing is stored. */
export const numberListColumn = () =>
  column<number[]>({ type: 'varchar', length: 255, transformer: numberList, default: '[]' });

/** True, false, or not known. */
export const optionalFlagColumn = () =>
  column<boolean | null>({ type: 'boolean', transformer: optionalFlag, nullable: true });

/** True or false. */
export const flagColumn = (options: ColumnOptions = {}) =>
  column<boolean>({ type: 'boolean', transformer: flag, ...options });

/** A row that the database numbers. */
export class Identified {
  @PrimaryGeneratedColumn()
  id: number;
}
