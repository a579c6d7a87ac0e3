import { integer, nullable, one, shape, text } from '../platform/shape.js';

/** A user, by name. */
export class PersonView extends shape({
  id: integer(),
  name: text(),
}) {}

export class ListedState extends shape({
  id: integer(),
  name: text(),
  abbreviation: text(undefined, 'SP'),
}) {}

export class ListedCustomer extends shape({
  id: integer(),
  name: text(),
  cnpj: nullable(text()),
  cpf: nullable(text()),
  address: nullable(text()),
  state: nullable(one(() => ListedState)),
}) {}
