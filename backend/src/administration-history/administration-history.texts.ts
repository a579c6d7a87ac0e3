import type { AuditAction, AuditKind } from '../audit/audit-entry.entity.js';
import type { ServiceKind, Taxpayer, TaxRegime } from '../pricing/domain/taxes/tax-rules.js';
import type { LearntField } from '../orders/reading-feedback/domain/learnt-values.js';

/** Names of fields; those of catalogues are in `catalogue-fields.ts`. */
export const administrationFields: Readonly<Partial<Record<string, string>>> = {
  name: 'Nome',
  email: 'E-mail',
  admin: 'Administrador',
  enabled: 'Habilitado',
  second_factor_required: 'Exigir verificação em duas etapas',
  oidc_identity: 'Identidade no provedor',
  users: 'Usuários',
  permissions: 'Permissões',
  cnpj: 'CNPJ',
  state_registration: 'Inscrição estadual',
  contact: 'Contato',
  address: 'Endereço',
  postal_code: 'CEP',
  city: 'Cidade',
  tax_note: 'Regime tributário',
  phone: 'Telefone',
  quote_validity_days: 'Validade do orçamento (dias)',
  default_markup: 'Markup padrão (%)',
  default_payment_obs: 'Condições de pagamento padrão',
  default_quote_obs: 'Observações padrão',
  mail_subject: 'Assunto do e-mail',
  mail_text: 'Texto do e-mail',
  logo: 'Logotipo',
  obs: 'Observações',
  driver: 'Base do tempo',
  sides: 'Lados',
  handling_seconds: 'Manuseio por peça (s)',
  minimum: 'Mínimo por peça (min)',
  rows: 'Tabela de velocidades',
  reading_feedback: 'Aprendido dos desenhos',
  state: 'UF',
  regime: 'Regime',
  pis: 'PIS (%)',
  cofins: 'COFINS (%)',
  das: 'DAS (%)',
  simples_credit: 'Crédito de ICMS do cliente (%)',
  iss: 'ISS (%)',
  service_kind: 'Serviço do orçamento',
  origin: 'Origem das peças',
  reviewed_on: 'Conferido com a contabilidade em',
  simples_regular: 'Recolhe CBS e IBS fora do DAS',
  freight_in_ipi: 'Frete na base do IPI',
  discount_off_ipi: 'Desconto reduz a base do IPI',
  icms_off_pis: 'ICMS fora da base de PIS e COFINS',
  reform_in_icms: 'CBS e IBS na base do ICMS',
  periods: 'Períodos da reforma',
  rates: 'Alíquotas por data',
  keeps_ipi: 'IPI continua após 2026',
  taxpayer: 'Contribuinte do ICMS',
  final_use: 'Uso e consumo ou ativo',
};

/** The names of rates inside of a list by day. */
export const ratesByDay: Readonly<Record<string, string>> = {
  icms: 'ICMS',
  fcp: 'FCP',
  ipi: 'IPI',
  cbs: 'CBS',
  ibs_state: 'IBS estado',
  ibs_city: 'IBS município',
  icms_share: 'parte do ICMS e ISS',
};

/** The words of the history of administration. */
export const administrationHistoryTexts = {
  kinds: {
    user: 'Usuário',
    group: 'Grupo',
    company: 'Empresa',
    materials: 'Material',
    sheets: 'Chapa',
    bars: 'Barra',
    components: 'Componente',
    processes: 'Processo',
    'time-rules': 'Regra de tempo',
    'mercosur-common-nomenclatures': 'NCM',
    states: 'Estado',
    customers: 'Cliente',
  } satisfies Record<AuditKind, string>,
  actions: {
    created: 'Criado',
    changed: 'Alterado',
    deleted: 'Excluído',
    invited: 'Convite emitido',
    password_given: 'Senha temporária definida',
    password_chosen: 'Senha escolhida',
    sessions_ended: 'Outras sessões encerradas',
    second_factor_set_up: 'Verificação em duas etapas ativada',
    second_factor_removed: 'Verificação em duas etapas removida',
    oidc_linked: 'Conta da empresa ligada',
    oidc_unlinked: 'Conta da empresa desligada',
    data_exported: 'Dados pessoais exportados',
    anonymized: 'Dados pessoais removidos',
    forgotten: 'Esquecido',
  } satisfies Record<AuditAction, string>,
  learntFields: {
    title: 'Nome',
    reference: 'Nº do desenho',
    material: 'Material',
    thickness: 'Espessura',
    width: 'Largura',
    length: 'Comprimento',
    quantity: 'Quantidade',
  } satisfies Record<LearntField, string>,
  /** The feedback that was forgotten: which title block, by the beginning of its key, and which field; null for all of them. */
  learnt: (block: string | null, field: string | null, drawings: number) =>
    `${block === null ? 'Todas as legendas' : `Legenda ${block}`}${field === null ? '' : `, ${field}`} ` +
    `(${drawings === 1 ? '1 desenho' : `${String(drawings)} desenhos`})`,
  regimes: {
    simples: 'Simples Nacional',
    presumido: 'Lucro Presumido',
    real: 'Lucro Real',
  } satisfies Record<TaxRegime, string>,
  serviceKinds: { iss: 'Serviço (ISS)', goods: 'Mercadoria' } satisfies Record<ServiceKind, string>,
  taxpayers: { 1: 'Contribuinte', 2: 'Isento', 9: 'Não contribuinte' } satisfies Record<Taxpayer, string>,
  yes: 'Sim',
  no: 'Não',
  allGroups: 'Todos os grupos',
  /** One line of a rule's table; `to` is null where it has no end. */
  ruleRow: (row: { group: string; from: string; to: string | null; speed: string; pierce: string }) =>
    `${row.group}, ${row.to === null ? `a partir de ${row.from}` : `${row.from} a ${row.to}`} mm: ` +
    `${row.speed}/min, ${row.pierce} s por furação`,
} as const;
