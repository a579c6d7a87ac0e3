import type { StateAbbreviation } from './states.js';

/** A fictional customer: a company with its CNPJ or a person with a CPF, as the screens mask them. */
export interface CustomerSeed {
  name: string;
  email: string;
  phone: string;
  cnpj: string | null;
  cpf: string | null;
  address: string;
  state: StateAbbreviation;
}

export const customers = [
  {
    name: 'Metalúrgica Boa Vista Ltda.',
    email: 'compras@boavista.example.com',
    phone: '(11) 4332-1890',
    cnpj: '41.720.385/0001-49',
    cpf: null,
    address: 'Rua dos Torneiros, 480, Jordanópolis, São Bernardo do Campo',
    state: 'SP',
  },
  {
    name: 'Agro Implementos Cerrado S.A.',
    email: 'suprimentos@cerrado.example.com',
    phone: '(62) 3218-7745',
    cnpj: '28.910.476/0001-89',
    cpf: null,
    address: 'Rodovia GO-060, km 12, Distrito Industrial, Trindade',
    state: 'GO',
  },
  {
    name: 'Padaria e Confeitaria Trigo de Ouro Ltda.',
    email: 'gerencia@trigodeouro.example.com',
    phone: '(41) 3022-5561',
    cnpj: '53.091.824/0001-80',
    cpf: null,
    address: 'Avenida Paraná, 1275, Boa Vista, Curitiba',
    state: 'PR',
  },
  {
    name: 'Elétrica Horizonte Painéis e Comandos Ltda.',
    email: 'engenharia@horizonte.example.com',
    phone: '(31) 3477-2096',
    cnpj: '36.650.712/0001-01',
    cpf: null,
    address: 'Rua Itajubá, 902, Floresta, Belo Horizonte',
    state: 'MG',
  },
  {
    name: 'Hospital Santa Clara do Vale',
    email: 'manutencao@santaclara.example.com',
    phone: '(51) 3594-6100',
    cnpj: '90.447.153/0001-74',
    cpf: null,
    address:
      'Rua Marechal Floriano Peixoto, 2210, bloco C, 3º subsolo, setor de manutenção predial, Novo Hamburgo',
    state: 'RS',
  },
  {
    name: 'Construtora Pedra Alta Engenharia Ltda.',
    email: 'obras@pedraalta.example.com',
    phone: '(21) 2564-8813',
    cnpj: '18.736.290/0001-00',
    cpf: null,
    address: 'Avenida Brasil, 15400, Parada de Lucas, Rio de Janeiro',
    state: 'RJ',
  },
  {
    name: 'Logística Rápido Sul Transportes Ltda.',
    email: 'frota@rapidosul.example.com',
    phone: '(47) 3437-9012',
    cnpj: '07.291.584/0002-21',
    cpf: null,
    address: 'Rua Dona Francisca, 8300, Zona Industrial Norte, Joinville',
    state: 'SC',
  },
  {
    name: 'Laticínios Serra Branca Ltda.',
    email: 'projetos@serrabranca.example.com',
    phone: '(35) 3291-4478',
    cnpj: '61.502.837/0001-23',
    cpf: null,
    address: 'Estrada do Leite, s/n, km 4, Zona Rural, Alfenas',
    state: 'MG',
  },
  {
    name: 'Bicicletas Pedal Livre Indústria Ltda.',
    email: 'producao@pedallivre.example.com',
    phone: '(92) 3615-3307',
    cnpj: '44.819.026/0001-31',
    cpf: null,
    address: 'Avenida Buriti, 3150, Distrito Industrial, Manaus',
    state: 'AM',
  },
  {
    name: 'Usina Solar Nordeste Energia S.A.',
    email: 'contratos@solarnordeste.example.com',
    phone: '(71) 3341-9920',
    cnpj: '32.078.415/0001-74',
    cpf: null,
    address: 'Via Parafuso, km 7, Polo Industrial, Camaçari',
    state: 'BA',
  },
  {
    name: 'Forte Academia Equipamentos Ltda.',
    email: 'contato@forteacademia.example.com',
    phone: '(81) 3465-1172',
    cnpj: '25.963.748/0001-10',
    cpf: null,
    address: 'Rua Imperial, 640, São José, Recife',
    state: 'PE',
  },
  {
    name: 'Novaforma Automação Industrial Ltda.',
    email: 'compras@novaforma.example.com',
    phone: '(19) 3871-5540',
    cnpj: '7K.2MN.4P8/0001-93',
    cpf: null,
    address: 'Rua Antônio Felamingo, 77, Capuava, Valinhos',
    state: 'SP',
  },
  {
    name: 'Escola Técnica Monte Castelo',
    email: 'almoxarifado@montecastelo.example.com',
    phone: '(67) 3356-2204',
    cnpj: '13.845.097/0001-85',
    cpf: null,
    address: 'Rua Ceará, 1988, Miguel Couto, Campo Grande',
    state: 'MS',
  },
  {
    name: 'Cozinhas Profissionais Sabor & Aço Ltda.',
    email: 'orcamentos@saboreaco.example.com',
    phone: '(27) 3229-6685',
    cnpj: '57.381.209/0001-60',
    cpf: null,
    address: 'Rodovia do Contorno, 2020, Cariacica',
    state: 'ES',
  },
  {
    name: 'Helena Prado de Almeida',
    email: 'helena.prado@example.com',
    phone: '(11) 98844-2071',
    cnpj: null,
    cpf: '318.604.927-03',
    address: 'Alameda das Acácias, 56, Granja Viana, Cotia',
    state: 'SP',
  },
  {
    name: 'Joaquim Teixeira Nunes',
    email: 'joaquim.nunes@example.com',
    phone: '(48) 99127-3348',
    cnpj: null,
    cpf: '074.915.268-02',
    address: 'Servidão das Palmeiras, 12, Campeche, Florianópolis',
    state: 'SC',
  },
] as const satisfies readonly CustomerSeed[];

export type CustomerName = (typeof customers)[number]['name'];
