interface Documented {
  name: string;
  cnpj: string | null;
  cpf: string | null;
}

/** A customer in a selector: the name, plus the document when there is one (specification, section 2). */
export const customerLabel = ({ name, cnpj, cpf }: Documented): string => {
  if (cnpj) return `${name} - CNPJ: ${cnpj}`;
  return cpf ? `${name} - CPF: ${cpf}` : name;
};
