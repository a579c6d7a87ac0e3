/** The texts that the catalogues answer. */
export const catalogueTexts = {
  specificWeightRequired: 'Peso específico é obrigatório',
  priceRequired: 'Preço é obrigatório',
  materialRequired: 'Material é obrigatório',
  thicknessRequired: 'Espessura é obrigatória',
  widthRequired: 'Largura é obrigatória',
  lengthRequired: 'Comprimento é obrigatório',
  weightRequired: 'Peso é obrigatório',
  unitValueRequired: 'Valor unitário é obrigatório',
  codeTaken: 'Já existe um cadastro com este código',
  codeRequired: 'Código é obrigatório',
  ipiRequired: 'IPI é obrigatório',
  ipiTooSmall: 'IPI deve ser maior ou igual a 0',
  ipiTooBig: 'IPI deve ser menor ou igual a 100',
  exceptionDigits: 'Ex deve ter 2 ou 3 algarismos',
  abbreviationRequired: 'Abreviação é obrigatória',
  abbreviationLength: 'Deve ter exatamente 2 caracteres',
  icmsRequired: 'ICMS é obrigatório',
  icmsTooSmall: 'ICMS deve ser maior ou igual a 0',
  icmsAndFcp: 'ICMS e FCP juntos devem ficar abaixo de 100 %',
  tooManyRates: (most: number) => `No máximo ${String(most)} alíquotas por data`,
  icmsTooBig: 'ICMS deve ser menor ou igual a 100',
  processTooManyDecimals: 'Máximo de 2 casas decimais',
  driverRequired: 'Escolha o que determina os minutos',
  ruleRowsRequired: 'Informe ao menos uma linha da tabela',
  tooManyRuleRows: (most: number) => `Deve ter no máximo ${String(most)} linhas`,
  speedRequired: 'Velocidade é obrigatória',
  speedTooSmall: 'Velocidade deve ser maior que 0',
  endBeforeStart: 'Deve ser maior que o início da faixa',
  overlappingRows: (earlier: number) => `A faixa se sobrepõe à da linha ${String(earlier)}`,
  itemReserved: (name: string, batch: number) => `${name} está reservado para o lote ${String(batch)}`,
  materialOrBar: 'Informe o material da chapa ou a barra',
  partOrSample: 'Escolha uma peça ou informe valores, um dos dois',
  cfop: (first: string) => `CFOP deve começar por ${first} e ter 4 dígitos`,
  cst: 'CST deve ser 00, 40, 41, 50 ou 51',
  csosn: 'CSOSN deve ser 101, 102, 103, 300 ou 400',
  digits: (count: number) => `Deve ter ${String(count)} dígitos`,
  standardOperation: 'Esta operação vale onde nenhuma é escolhida: altere-a em vez de excluí-la',
  /** The parts that name it; its orders where no part does. */
  operationInUse: (usages: readonly { table: string; count: number }[]) => {
    const parts = usages.filter(({ table }) => table === 'set_parts');
    return `Operação em uso por ${named(parts.length > 0 ? parts : usages)}`;
  },
  inUse: (usages: readonly { table: string; count: number }[]) => inUse(usages),
  usedBy: (usages: readonly { table: string; count: number }[]) => `Em uso por ${named(usages)}`,
} as const;

/** Names of each table's rows, one and many. */
const things: Record<string, [string, string]> = {
  materials: ['material', 'materiais'],
  sheets: ['chapa', 'chapas'],
  bars: ['barra', 'barras'],
  components: ['componente', 'componentes'],
  customers: ['cliente', 'clientes'],
  company_taxes: ['natureza padrão da empresa', 'naturezas padrão da empresa'],
  orders: ['orçamento ou pedido', 'orçamentos ou pedidos'],
  order_sets: ['conjunto', 'conjuntos'],
  set_parts: ['peça', 'peças'],
  processes: ['processo', 'processos'],
  stock_items: ['item do estoque', 'itens do estoque'],
  part_processes: ['processo de peça', 'processos de peças'],
};

/** '2 chapas e 1 peça' */
function named(usages: readonly { table: string; count: number }[]): string {
  const counted = usages.map(({ table, count }) => {
    const [one, many] = things[table] ?? ['registro', 'registros'];
    return `${String(count)} ${count === 1 ? one : many}`;
  });
  return new Intl.ListFormat('pt-BR').format(counted);
}

function inUse(usages: readonly { table: string; count: number }[]): string {
  if (usages.length === 0) return 'Não é possível excluir: o registro está em uso';
  return `Não é possível excluir: em uso por ${named(usages)}`;
}
