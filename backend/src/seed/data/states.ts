/**
 * The 27 federative units with their internal modal ICMS rate, as the state laws in force in
 * 2025/2026 set it, without the additional of the poverty funds. They are starting values: a rate
 * changes with a state law, and the catalogue is where the shop corrects it.
 */
export interface StateSeed {
  name: string;
  abbreviation: string;
  /** % */
  icms: number;
}

export const states = [
  { name: 'Acre', abbreviation: 'AC', icms: 19 },
  { name: 'Alagoas', abbreviation: 'AL', icms: 19 },
  { name: 'Amapá', abbreviation: 'AP', icms: 18 },
  { name: 'Amazonas', abbreviation: 'AM', icms: 20 },
  { name: 'Bahia', abbreviation: 'BA', icms: 20.5 },
  { name: 'Ceará', abbreviation: 'CE', icms: 20 },
  { name: 'Distrito Federal', abbreviation: 'DF', icms: 20 },
  { name: 'Espírito Santo', abbreviation: 'ES', icms: 17 },
  { name: 'Goiás', abbreviation: 'GO', icms: 19 },
  { name: 'Maranhão', abbreviation: 'MA', icms: 23 },
  { name: 'Mato Grosso', abbreviation: 'MT', icms: 17 },
  { name: 'Mato Grosso do Sul', abbreviation: 'MS', icms: 17 },
  { name: 'Minas Gerais', abbreviation: 'MG', icms: 18 },
  { name: 'Pará', abbreviation: 'PA', icms: 19 },
  { name: 'Paraíba', abbreviation: 'PB', icms: 20 },
  { name: 'Paraná', abbreviation: 'PR', icms: 19.5 },
  { name: 'Pernambuco', abbreviation: 'PE', icms: 20.5 },
  { name: 'Piauí', abbreviation: 'PI', icms: 22.5 },
  { name: 'Rio de Janeiro', abbreviation: 'RJ', icms: 20 },
  { name: 'Rio Grande do Norte', abbreviation: 'RN', icms: 20 },
  { name: 'Rio Grande do Sul', abbreviation: 'RS', icms: 17 },
  { name: 'Rondônia', abbreviation: 'RO', icms: 19.5 },
  { name: 'Roraima', abbreviation: 'RR', icms: 20 },
  { name: 'Santa Catarina', abbreviation: 'SC', icms: 17 },
  { name: 'São Paulo', abbreviation: 'SP', icms: 18 },
  { name: 'Sergipe', abbreviation: 'SE', icms: 19 },
  { name: 'Tocantins', abbreviation: 'TO', icms: 20 },
] as const satisfies readonly StateSeed[];

export type StateAbbreviation = (typeof states)[number]['abbreviation'];
