/** Sets of an order, the upload of drawings, the values table. */
export const sets = {
  rename: (name: string) => `Renomear ${name}`,
  renameHint: 'Renomear (F2 ou clique duplo no nome)',
  nameOf: (name: string) => `Nome do conjunto ${name}`,
  title: 'Conjuntos',
  newName: 'Novo conjunto',
  new: 'Novo conjunto',
  empty: 'Nenhum conjunto ainda. Um conjunto reúne as peças que são feitas e vendidas juntas.',
  /** How many sets, the price of one, and of all. */
  amount: (quantity: string, one: string, all: string) => `${quantity} × ${one} = ${all}`,
  amountHint: 'Conjuntos × preço de um conjunto, sem IPI',
  grossWeight: (weight: string) => `${weight} bruto`,
  partsCount: (count: number) => (count === 1 ? '1 peça' : `${count} peças`),
  toggle: (name: string) => `Mostrar ou recolher ${name}`,
  createOrderFirst: 'Crie o pedido antes de adicionar conjuntos.',
  /** Follows it where drawings can be dropped. */
  orDrawings: 'Ou envie os desenhos: o registro é salvo e eles viram o primeiro conjunto.',
  name: 'Nome do conjunto',
  nameRequired: 'Nome é obrigatório',
  editTitle: 'Editar conjunto',
  image: 'Imagem do conjunto',
  noImage: 'Nenhuma imagem disponível',
  chooseImage: 'Escolher imagem',
  drawingPreview: 'Preparando a visualização…',
  previewFailed: 'Não foi possível mostrar o arquivo escolhido',
  removeImage: 'Remover imagem',
  imageHint: 'Imagem, PDF ou DXF, até 25 MB. De um PDF vale a primeira página.',
  reference: 'Referência',
  obs: 'Observações',
  ncm: 'NCM',
  unit: 'Unidade',
  quantity: 'Quantidade',
  confirmDelete: 'Tem certeza de que deseja excluir este conjunto? Esta ação não pode ser desfeita.',
  updated: 'Conjunto atualizado com sucesso!',
  deleted: 'Conjunto excluído com sucesso.',
  createFailed: 'Erro ao criar conjunto',
  deleteFailed: 'Erro ao excluir conjunto',
  saveFailed: 'Erro ao salvar conjunto',
  notFound: 'Erro: conjunto não encontrado.',
  idNotFound: 'Erro: ID do conjunto não encontrado',
  units: { piece: 'Peça', kg: 'Kg' },
} as const;

export const upload = {
  files: 'Enviar desenhos',
  hint: 'Imagens, PDF ou DXF, até 25 MB cada. Solte os arquivos em qualquer lugar do conjunto.',
  drop: (name: string) => `Solte para adicionar a ${name}`,
  progress: (done: number, total: number) =>
    total === 1 ? 'Enviando 1 arquivo' : `Enviando arquivos: ${done} de ${total}`,
  /** Files of others that are read first. */
  ahead: (count: number) => (count === 1 ? '1 arquivo à frente' : `${count} arquivos à frente`),
  failed: (count: number) =>
    count === 1 ? '1 arquivo não foi enviado' : `${count} arquivos não foram enviados`,
  retryAll: 'Tentar todos de novo',
  dismiss: 'Dispensar',
  retry: (name: string) => `Tentar ${name} de novo`,
  tooLarge: 'O arquivo passa de 25 MB',
  leftOut: {
    title: (count: number) =>
      count === 1 ? '1 página parece não mostrar uma peça' : `${count} páginas parecem não mostrar uma peça`,
    hint: 'Marque as que devem virar peças; as não marcadas ficam de fora.',
    page: (page: number) => `Página ${page}`,
    kinds: { cover: 'Folha de rosto', 'change-log': 'Lista de alterações', 'parts-list': 'Lista de peças' },
    leave: 'Deixar de fora',
    include: (count: number) => (count > 1 ? `Criar ${count} peças` : 'Criar peça'),
  },
} as const;

export const values = {
  title: 'Valores',
  part: 'Peça',
  unitValue: 'Valor unitário',
  quantity: 'Qtd.',
  totalValue: 'Valor total',
  grossWeight: 'Peso bruto',
  netWeight: 'Peso líquido',
  /** The unit of sums of weights. */
  weightUnit: 'KG',
  sum: 'Soma',
  /** Below the price of one set, and below how many there are. */
  perSet: 'por conjunto',
  sets: (count: number) => (count === 1 ? 'conjunto' : 'conjuntos'),
  explanation:
    'Valores sem IPI. Quantidades, valores totais e pesos contam todos os conjuntos; a soma é a de cada coluna.',
  empty: 'Os valores aparecem aqui quando houver peças.',
} as const;
