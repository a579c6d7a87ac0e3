import type { FigureName } from '@forja/figures';
import { GROUP_NAMES } from '../pricing/domain/minutes/minutes-texts.js';
import type { CatalogueName, NamedCatalogue } from './catalogues.service.js';

/** A field of a catalogue's entries as a column of its file, the same for what is exported and what is imported. */
export interface CatalogueField {
  /** Its name on the wire. */
  field: string;
  /** With the unit, as the forms have it. */
  heading: string;
  width: number;
  /** A number; any other field is a text. */
  figure?: FigureName;
  /** It names an entry of another catalogue, shown by one of that one's fields. */
  reference?: { catalogue: NamedCatalogue; by: string };
  /** One of these: what is shown of each value. */
  choices?: Readonly<Record<string, string>>;
  /** An example, for the instructions of the import's template. */
  example: string | number;
  /** How many digits a number written with marks has: with fewer, a spreadsheet has dropped its leading zeros. */
  digits?: number;
}

const name = (example: string): CatalogueField => ({ field: 'name', heading: 'Nome', width: 36, example });

const ncm = (example: string): CatalogueField => ({
  field: 'ncm_id',
  heading: 'NCM',
  width: 14,
  reference: { catalogue: 'mercosur-common-nomenclatures', by: 'code' },
  digits: 8,
  example,
});

const measured = (field: string, heading: string, figure: FigureName, example: number): CatalogueField => ({
  field,
  heading,
  width: Math.max(14, heading.length + 2),
  figure,
  example,
});

const text = (field: string, heading: string, width: number, example: string): CatalogueField => ({
  field,
  heading,
  width,
  example,
});

const code: CatalogueField = { field: 'code', heading: 'Código', width: 16, example: 'A-100' };

/** The columns of each catalogue's file, in their order. */
export const catalogueFields: Readonly<Record<CatalogueName, readonly CatalogueField[]>> = {
  materials: [
    code,
    name('Aço SAE 1020'),
    measured('specific_weight', 'Peso específico (g/mm³)', 'specific_weight', 0.00785),
    measured('price_kg', 'Preço por kg (R$/kg)', 'price_kg', 8.9),
    ncm('7208.51.00'),
    { field: 'group', heading: 'Grupo', width: 18, choices: GROUP_NAMES, example: GROUP_NAMES.carbon },
  ],
  sheets: [
    code,
    name('Chapa 1020 #3,00'),
    {
      field: 'material_id',
      heading: 'Material',
      width: 30,
      reference: { catalogue: 'materials', by: 'name' },
      example: 'Aço SAE 1020',
    },
    measured('thickness', 'Espessura (mm)', 'sheet_thickness', 3),
    measured('width', 'Largura (mm)', 'sheet_width', 1200),
    measured('length', 'Comprimento (mm)', 'sheet_length', 3000),
    text('supplier', 'Fornecedor', 28, 'Aços Silva'),
  ],
  bars: [
    code,
    name('Barra redonda 1"'),
    measured('length', 'Comprimento (mm)', 'bar_length', 6000),
    measured('weight', 'Peso (kg)', 'bar_weight', 23.86),
    measured('price_kg', 'Preço por kg (R$/kg)', 'bar_price_kg', 9.5),
    text('supplier', 'Fornecedor', 28, 'Aços Silva'),
    ncm('7214.99.10'),
  ],
  components: [
    code,
    name('Porca sextavada'),
    text('specification', 'Especificação', 24, 'M8'),
    measured('unit_value', 'Valor unitário (R$)', 'component_value', 0.35),
    text('supplier', 'Fornecedor', 28, 'Parafusos Silva'),
    ncm('7318.16.00'),
  ],
  processes: [
    code,
    text('title', 'Nome', 30, 'Corte a laser'),
    text('content', 'Observações', 50, 'Até 12 mm'),
    measured('value_per_minute', 'Valor por minuto (R$/min)', 'value_per_minute', 2.5),
    measured('setup', 'Preparação (min por lote)', 'setup', 15),
    {
      field: 'rule_id',
      heading: 'Regra de tempo',
      width: 40,
      reference: { catalogue: 'time-rules', by: 'name' },
      example: 'Laser de fibra',
    },
  ],
  'mercosur-common-nomenclatures': [
    { ...text('code', 'Código', 14, '7308.90.90'), digits: 8 },
    text('description', 'Descrição', 60, 'Outras construções e suas partes, de ferro ou aço'),
    measured('ipi', 'IPI (%)', 'ipi', 5),
  ],
  states: [
    name('São Paulo'),
    text('abbreviation', 'Abreviação', 12, 'SP'),
    measured('icms', 'ICMS (%)', 'icms', 18),
  ],
  customers: [
    code,
    name('Metalúrgica Exemplo Ltda.'),
    { ...text('cnpj', 'CNPJ', 20, '12.345.678/0001-95'), digits: 14 },
    { ...text('cpf', 'CPF', 16, '123.456.789-09'), digits: 11 },
    text('state_registration', 'Inscrição estadual', 20, 'ISENTO'),
    text('contact', 'Contato', 24, 'Maria'),
    text('phone', 'Telefone', 18, '(11) 91234-5678'),
    text('email', 'E-mail', 30, 'compras@exemplo.com.br'),
    text('address', 'Endereço', 40, 'Rua das Flores, 100'),
    text('street_number', 'Número', 10, '100'),
    text('district', 'Bairro', 24, 'Bela Vista'),
    { ...text('postal_code', 'CEP', 11, '01310-100'), digits: 8 },
    text('city', 'Cidade', 24, 'São Paulo'),
    { ...text('city_code', 'Código IBGE da cidade', 22, '3550308'), digits: 7 },
    {
      field: 'state_id',
      heading: 'Estado (UF)',
      width: 13,
      reference: { catalogue: 'states', by: 'abbreviation' },
      example: 'SP',
    },
  ],
};
