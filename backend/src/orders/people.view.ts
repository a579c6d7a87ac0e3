import { integer, nullable, one, property, shape, text } from '../platform/shape.js';

/** A user, by name. */
export class PersonView extends shape({
  id: integer(),
  name: text(),
}) {}

export class ListedState extends shape({
  id: integer(),
  name: text(),
  abbreviation: property<string>({ type: String, example: 'SP' }),
}) {}

export class ListedCustomer extends shape({
  id: integer(),
  name: text(),
  cnpj: nullable(text()),
  cpf: nullable(text()),
  address: nullable(text()),
  state: nullable(one(() => ListedState)),
}) {}
