import type { Customer } from '../../api';

/** A customer in a selector: the name, plus the document when there is one. */
export const customerLabel = ({ name, cnpj, cpf }: Pick<Customer, 'name' | 'cnpj' | 'cpf'>): string => {
  if (cnpj) return `${name} - CNPJ: ${cnpj}`;
  return cpf ? `${name} - CPF: ${cpf}` : name;
};
