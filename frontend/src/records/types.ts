import type { FigureName } from '@forja/figures';
import type { ComponentType } from 'react';
import type { Validator } from 'react-admin';
import type { Column, SelectOption, Sort } from '../ui';

/** A record as a form holds it: its fields by their wire names. */
export type Values = Record<string, unknown>;

interface FieldBase {
  source: string;
  label: string;
  /** The error of an empty field, where it may not be empty. */
  required?: string;
  rules?: readonly Validator[];
  /** Columns of the form's twelve that the field takes; all of them by default. */
  span?: number;
  /** The value of a new record; nothing by default. */
  initial?: unknown;
}

export interface TextFieldDeclaration extends FieldBase {
  kind: 'text';
  type?: 'text' | 'email';
  mask?: (typed: string) => string;
  /** A remark on a text that looks wrong but is accepted. */
  warn?: (value: string) => string | undefined;
  maxLength?: number;
  rows?: number;
}

export interface NumberFieldDeclaration extends FieldBase {
  kind: 'number';
  /** The figure that gives the field its unit and decimals. */
  figure: FigureName;
  /** Not of a whole figure, which says itself that it takes no fraction. */
  tooManyDecimals?: string;
  /** Shown and kept with all its places when it is left, not rounded to those that are shown elsewhere. */
  keepsAll?: boolean;
  /** The remark on a value while it is typed. */
  remark?: (value: number) => Remark | undefined;
}

/** The value in other words, or what looks wrong with it but is accepted, with the value that may have been meant. */
export interface Remark {
  text: string;
  doubtful?: boolean;
  instead?: { label: string; value: number };
}

export interface ReferenceFieldDeclaration extends FieldBase {
  kind: 'reference';
  resource: string;
  sort: Sort;
  optionOf(record: { id: number }): SelectOption;
  loadFailed: string;
}

/** One of a few fixed values. */
export interface ChoiceFieldDeclaration extends FieldBase {
  kind: 'choice';
  /** Value → label, in the order they are offered. */
  choices: Readonly<Record<string, string>>;
  /** Offers the empty choice under this name. */
  emptyLabel?: string;
  /** The stored value of a choice, where that is no text. */
  read?: (choice: string) => number | boolean;
}

/** A field that no other kind is: it binds itself to the form around it, and may arrive later. */
export interface OwnFieldDeclaration extends FieldBase {
  kind: 'own';
  Input: ComponentType;
  /** How a value reads where two versions of a record are compared. */
  show: (value: unknown) => string;
}

export type FieldDeclaration =
  | TextFieldDeclaration
  | NumberFieldDeclaration
  | ReferenceFieldDeclaration
  | ChoiceFieldDeclaration
  | OwnFieldDeclaration;

export interface ListTexts {
  title: string;
  empty: string;
  confirmDelete: string;
}

/** The texts of calls that fail. */
export interface ListFailures {
  list: (error: unknown) => string;
  delete: (error: unknown) => string;
}

/**
 * A list of records with search, sorting, pages and deletion. Functions of a row are methods, because only those let
 * declarations of different records stand in one list.
 */
export interface ListDeclaration<Row extends { id: number } = { id: number }> {
  resource: string;
  texts: ListTexts;
  failures: ListFailures;
  columns: readonly Column<Row>[];
  defaultSort: Sort;
  /** How a row is called in its menu. */
  nameOf(row: Row): string;
  /** The way from a row to the records that use it: what stands against its deletion. */
  usedBy?(row: Row): { label: string; to: string };
  /** Whether the list is offered as a file; it is unless it says otherwise. */
  exportable?: boolean;
}

/** Records of one kind that a form adds and changes. */
export interface EditableDeclaration {
  resource: string;
  texts: { create: string; edit: string };
  failures: { one: (error: unknown) => string; save: (error: unknown) => string };
  /** Shown beside the fields' own errors where a save is refused for them. */
  invalid?: string;
  /** Changes the form's values into what is sent, where they differ. */
  toWire?(values: Values): Values;
}
