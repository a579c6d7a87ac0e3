/** Kits: sets that are made again and again. */
export const kits = {
  title: 'Kits',
  save: 'Salvar como kit',
  saveHint: 'Guarda as peças com seus desenhos, medidas e processos, sem preços.',
  edit: 'Editar kit',
  open: (name: string) => `Abrir o kit ${name}`,
  name: 'Nome do kit',
  nameRequired: 'Nome é obrigatório',
  folder: 'Pasta',
  folderHint: 'Escolha uma pasta ou digite o nome de uma nova.',
  noFolder: 'Sem pasta',
  partsOf: (name: string) => `Peças do kit ${name}`,
  insert: 'Inserir kit',
  insertThis: 'Inserir',
  inserted: (name: string) => `Kit ${name} inserido com os preços de hoje.`,
  repeated: (name: string) => `O kit ${name} já tinha sido inserido; nada foi repetido.`,
  missing: (names: string) => `Não estão mais no cadastro: ${names}. Escolha outros nas peças do kit.`,
  search: 'Buscar kit',
  none: 'Nenhum kit ainda. No menu de um conjunto, Salvar como kit guarda um.',
  notFound: 'Nenhum kit encontrado.',
  saved: 'Kit salvo com sucesso.',
  deleted: 'Kit excluído com sucesso.',
  confirmDelete: (name: string) => `Excluir o kit ${name}? Os conjuntos feitos com ele continuam como estão.`,
  loadFailed: 'Erro ao buscar kits',
  saveFailed: 'Erro ao salvar kit',
  priceHint: 'Com os preços de hoje e o markup daqui, sem IPI',
  priceFailed: 'Erro ao calcular kit',
  insertFailed: 'Erro ao inserir kit',
  deleteFailed: 'Erro ao excluir kit',
} as const;
const partsCount = (count: number) => (count === 1 ? '1 peça' : `${count} peças`);
const setsCount = (count: number) => (count === 1 ? '1 conjunto' : `${count} conjuntos`);
const both = (one: string, many: string) => (count: number) => (count === 1 ? one : many);
const [copiedPart, movedPart] = [both('copiada', 'copiadas'), both('movida', 'movidas')];
const [copiedSet, movedSet] = [both('copiado', 'copiados'), both('movido', 'movidos')];

/** Parts and sets that are selected, copied, moved and put in another order. */
export const transfer = {
  part: 'Peça',
  reference: 'Referência',
  select: 'Selecionar',
  unselect: 'Tirar da seleção',
  selectPart: (title: string) => `Selecionar ${title}`,
  selected: (count: number) => `${partsCount(count)} ${count === 1 ? 'selecionada' : 'selecionadas'}`,
  toolbar: 'Peças selecionadas',
  clear: 'Limpar seleção',
  copy: 'Copiar',
  cut: 'Recortar',
  duplicate: 'Duplicar',
  moveToSet: 'Mover para outro conjunto',
  chooseSet: 'Mover para o conjunto',
  moveUp: 'Mover para cima',
  moveDown: 'Mover para baixo',
  dragSet: (name: string) => `Arrastar ${name} (Alt + ↑ ou ↓ no nome)`,
  order: 'Ordem dos conjuntos',
  setMovedTo: (name: string, position: number, total: number) =>
    `${name} agora é o conjunto ${position} de ${total}`,
  partsCopied: (count: number, set: string) => `${partsCount(count)} ${copiedPart(count)} para ${set}.`,
  partsMoved: (count: number, set: string) => `${partsCount(count)} ${movedPart(count)} para ${set}.`,
  setsCopied: (count: number) => `${setsCount(count)} ${copiedSet(count)} para cá.`,
  setsMoved: (count: number) => `${setsCount(count)} ${movedSet(count)} para cá.`,
  parts: partsCount,
  sets: setsCount,
  onClipboard: (what: string) => `${what} na área de transferência. Ctrl+V cola aqui ou em outro orçamento.`,
  cutWaits: (what: string) => `${what} para mover. Ctrl+V no destino conclui.`,
  repeated: 'Já estava copiado; nada foi repetido.',
  clipboardFailed: 'Erro ao copiar para a área de transferência',
  copyFailed: 'Erro ao copiar para este orçamento',
  moveFailed: 'Erro ao mover',
  undo: 'Desfazer',
  undone: 'Desfeito.',
  undoFailed: 'Erro ao desfazer',
} as const;
/** Sets of an order, the upload of drawings, the values table. */
export const sets = {
  rename: (name: string) => `Renomear ${name}`,
  renameHint: 'Nome e quantidade (F2 ou clique duplo no nome)',
  nameOf: (name: string) => `Nome do conjunto ${name}`,
  quantityOf: (name: string) => `Quantidade do conjunto ${name}`,
  title: 'Conjuntos',
  newName: 'Novo conjunto',
  new: 'Novo conjunto',
  empty: 'Nenhum conjunto ainda. Um conjunto reúne as peças que são feitas e vendidas juntas.',
  /** How many sets, the price of one, and of all. */
  amount: (quantity: string, one: string, all: string) => `${quantity} × ${one} = ${all}`,
  amountHint: 'Conjuntos × preço de um conjunto',
  withoutTaxes: (reformed: boolean) => (reformed ? 'sem IPI, CBS e IBS' : 'sem IPI'),
  grossWeight: (weight: string) => `${weight} bruto`,
  partsCount: (count: number) => (count === 1 ? '1 peça' : `${count} peças`),
  toggle: (name: string) => `Mostrar ou recolher ${name}`,
  createOrderFirst: 'Crie o pedido antes de adicionar conjuntos.',
  /** Follows it where drawings can be dropped. */
  dropFirst: 'Solte aqui os desenhos: cada um vira uma peça do primeiro conjunto.',
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
  progress: (sent: number, total: number, reading: number, read?: { page: number; of: number } | null) =>
    [
      total === 1 && sent === 0
        ? 'Enviando 1 arquivo'
        : `${sent} de ${total} ${sent === 1 ? 'enviado' : 'enviados'}`,
      ...(reading > 0
        ? [read && read.of > 1 ? `lendo página ${read.page} de ${read.of}` : `lendo ${reading}`]
        : []),
    ].join(', '),
  namedByDrawing: (count: number) =>
    count === 1 ? '1 peça com o nome que o desenho diz.' : `${count} peças com o nome que o desenho diz.`,
  nameByFiles: 'Usar os nomes dos arquivos',
  pageName: (page: number) => ` – página ${page}`,
  sending: 'Enviando…',
  reading: 'Lendo…',
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
    kinds: {
      cover: 'Folha de rosto',
      'change-log': 'Lista de alterações',
      'parts-list': 'Lista de peças',
      text: 'Página de texto',
    },
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
  explanationWithReform:
    'Valores sem IPI, CBS e IBS. Quantidades, valores totais e pesos contam todos os conjuntos; a soma é a de cada coluna.',
  empty: 'Os valores aparecem aqui quando houver peças.',
} as const;
