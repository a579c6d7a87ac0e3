const counted = (count: number, one: string, many: string) => (count === 1 ? `1 ${one}` : `${count} ${many}`);

/** The contours of a DXF, over the drawing and in the list beside it. */
export const contours = {
  title: 'Contornos no corte',
  cutOf: (cut: number, all: number) =>
    cut === all ? `Contornos no corte: todos (${all})` : `Contornos no corte: ${cut} de ${all}`,
  cutAll: 'Cortar todos',
  overlay: (cut: number, out: number) =>
    out === 0
      ? `${counted(cut, 'contorno', 'contornos')} sobre o desenho, no corte`
      : `${counted(cut + out, 'contorno', 'contornos')} sobre o desenho, ${out} fora do corte`,
  hint: 'Clique em um contorno no desenho, ou desmarque na lista, para tirá-lo do corte: ele não conta no comprimento nem nas furações, e um furo conta como material.',
  legend: 'Legenda do desenho',
  looks: {
    outer: 'Externo',
    inner: 'Furo ou recorte',
    open: 'Aberto',
    out: 'Fora do corte',
    bend: 'Dobra',
  },
  kinds: {
    outer: 'Contorno externo',
    inner: 'Recorte',
    open: 'Contorno aberto',
  },
  groups: {
    outer: (count: number) => counted(count, 'contorno externo', 'contornos externos'),
    inner: (count: number) => counted(count, 'recorte', 'recortes'),
    open: (count: number) => counted(count, 'contorno aberto', 'contornos abertos'),
  },
  hole: (diameter: string) => `Furo Ø ${diameter} mm`,
  holes: (count: number, diameter: string) => `${count} furos Ø ${diameter} mm`,
  size: (width: string, height: string) => `${width} × ${height} mm`,
  open: (name: string) => `Mostrar um por um: ${name}`,
  close: (name: string) => `Esconder: ${name}`,
  failed: 'Não foi possível carregar os contornos do desenho.',
  tooMany: 'O desenho tem mais de 2.000 contornos: não é possível escolher os que saem do corte.',
  bends: 'Dobras',
  bendsAssumed: 'Dobras supostas por linhas de borda a borda: confira.',
  holesByDiameter: 'Furos',
  holesOf: (count: number, diameter: string) => `${count} × Ø ${diameter}`,
  otherHoles: (count: number) => `+ ${count}`,
  engraving: 'Gravação',
} as const;
const lines = (count: number, rest: string) => `${count} ${count === 1 ? 'linha' : 'linhas'} ${rest}`;

/** Why the figures that a DXF gave are to be looked at, by the reader's codes: on the part and on the order's strip. */
export const drawingRemarks = {
  unread: (count: number, _mm: string, type: string) =>
    `${count} ${type} ${count === 1 ? 'não lida' : 'não lidas'}: confira o corte`,
  open_outline: () => 'contorno externo aberto: sem área nem furos, vale largura × comprimento',
  gaps_closed: (count: number, mm: string) =>
    count === 1
      ? `contorno com um vão de ${mm} mm, lido como fechado`
      : `contornos com ${count} vãos de até ${mm} mm, lidos como fechados`,
  sheet_frame: () => 'o contorno externo pode ser a moldura da folha, não a peça',
  beside_outline: (count: number) =>
    `${count} ${count === 1 ? 'contorno' : 'contornos'} fora do contorno maior: outra peça, legenda ou linha solta?`,
  unprinted: (count: number) =>
    `${lines(count, 'na camada Defpoints, que não é impressa')}: ${count === 1 ? 'conta' : 'contam'} no corte`,
  maybe_inches: (_count: number, mm: string) =>
    `arquivo sem unidade, no padrão inglês: lido em milímetros; em polegadas, o comprimento seria ${mm} mm`,
  maybe_millimetres: (_count: number, mm: string) =>
    `a unidade do arquivo pode estar errada: em milímetros, o comprimento seria ${mm} mm`,
  coloured_bends: (count: number) =>
    `${lines(count, 'de outra cor, de borda a borda')}: fora do corte, como ${count === 1 ? 'dobra' : 'dobras'}`,
  doubtful_lines: (count: number) =>
    `${lines(count, count === 1 ? 'reta solta conta' : 'retas soltas contam')} no corte: dobra ou legenda?`,
  fitted_splines: (count: number) =>
    `${count} ${count === 1 ? 'curva' : 'curvas'} só com pontos de passagem: forma aproximada`,
} as const;
/** 'Já orçada': what was quoted before of the part that is open. */
export const earlier = {
  title: 'Já orçada',
  button: (count: number) => (count === 0 ? 'Já orçada' : `Já orçada (${count})`),
  last: (price: string, date: string) => `${price} em ${date}`,
  found: (count: number) =>
    count === 0
      ? 'Nenhuma peça já orçada'
      : count === 1
        ? '1 peça já orçada encontrada'
        : `${count} peças já orçadas encontradas`,
  list: 'Peças já orçadas',
  none: 'Nenhuma peça igual ou parecida em outros orçamentos e pedidos que você pode ver.',
  noneHint:
    'A busca usa o arquivo do desenho, a referência com o cliente, o contorno do DXF e o nome com as medidas.',
  failed: 'Não foi possível buscar peças já orçadas',
  reasons: {
    same_file: 'Mesmo arquivo',
    same_reference: 'Mesma referência e cliente',
    same_outline: 'Mesmo contorno no DXF',
    similar_title: 'Nome e medidas parecidos',
  },
  outcomes: { won: 'Ganha', lost: 'Perdida', open: 'Em aberto' },
  of: { pre_order: (number: string) => `Orçamento ${number}`, order: (number: string) => `Pedido ${number}` },
  openOrder: (name: string) => `Abrir ${name} em outra aba`,
  noCustomer: 'Sem cliente',
  quantity: (part: string, set: string) => `${part} por conjunto × ${set}`,
  then: 'Preço unitário de então',
  now: 'Com os preços de hoje',
  nowHint: 'A mesma peça com os cadastros de hoje e o markup daquele orçamento',
  notNow: 'não calculável',
  takes: 'O que muda nesta peça',
  takesNothing: 'Medidas, processos e minutos já são os mesmos.',
  field: 'Campo',
  from: 'Agora',
  to: 'Fica',
  byRule: 'pela regra',
  minutesByRule: (minutes: string) => `${minutes} pela regra`,
  withoutMinutes: 'pela regra, sem minutos',
  priceStays: 'O preço não vem junto: é calculado com os cadastros de hoje e o markup deste orçamento.',
  lockedStays: 'Valores travados nesta peça continuam travados.',
  take: 'Levar para esta peça',
  taken: (name: string) => `Medidas, processos e minutos levados de ${name}. Confira e salve.`,
} as const;
/** Parts: tiles and the part dialog. */
export const parts = {
  add: 'Adicionar peça',
  view: 'Visualizar',
  print: 'Imprimir',
  open: (title: string) => `Abrir ${title}`,
  noType: 'Erro: A peça não possui tipo definido',
  untyped: 'Sem tipo',
  untitled: 'Peça sem nome',
  noImage: 'Nenhuma imagem disponível',
  types: {
    material: 'Material',
    sheet: 'Chapa',
    bar: 'Barra',
    component: 'Componente',
    process: 'Processos',
  },
  units: { piece: 'Peça', kg: 'KG', none: 'Nenhuma' },
  operation: 'Operação',
  origin: 'Origem',
  usualOrigin: 'Da empresa',
  ofOrder: 'Do pedido',
  /** The operation of parts of the customer's material. */
  tolling: 'Do material do cliente',
  customerMaterial: 'Material do cliente',
  statuses: { in_production: 'Em produção', finished: 'Finalizada' },
  counter: (position: number, status: string) => `Peça ${position}: ${status}`,
  order: 'Ordem das peças',
  moveBack: 'Mover para antes',
  moveOn: 'Mover para depois',
  movedTo: (title: string, position: number, total: number) =>
    `${title || 'Peça sem nome'} agora é a peça ${position} de ${total}`,
  reorderFailed: 'Erro ao mudar a ordem das peças',
  markFinished: 'Marcar como finalizado',
  backToProduction: 'Voltar para produção',
  marked: { finished: 'Peça marcada como finalizado', in_production: 'Peça marcada como em produção' },
  confirmDelete: 'Tem certeza de que deseja excluir esta peça? Esta ação não pode ser desfeita.',
  updated: 'Peça atualizada com sucesso.',
  deleted: 'Peça excluída com sucesso.',
  added: 'Nova peça adicionada com sucesso.',
  uploadFailed: 'Erro ao fazer upload de arquivo',
  deleteFailed: 'Erro ao excluir peça',
  statusFailed: 'Erro ao atualizar status da peça',
  addFailed: 'Erro ao adicionar nova peça',
  calculateFailed: 'Erro ao calcular propriedades',
  processFailed: (reason: string) => `Erro ao calcular valor do processo: ${reason}`,
  saveFailed: 'Erro ao salvar a peça',
  loadFailures: {
    materials: 'Erro ao buscar materiais',
    sheets: 'Erro ao buscar chapas',
    bars: 'Erro ao buscar barras',
    components: 'Erro ao buscar componentes',
    'mercosur-common-nomenclatures': 'Erro ao buscar NCMs',
    processes: 'Erro ao buscar processos',
    customers: 'Erro ao carregar clientes',
    operations: 'Erro ao buscar naturezas de operação',
  },
  drawingSent: 'Desenho da peça atualizado. Medidas e preços continuam como estavam.',
  drawingFailed: 'Erro ao enviar o desenho',
  secondarySent: 'Imagem secundária enviada com sucesso.',
  secondaryFailed: 'Erro ao enviar imagem secundária',
} as const;

/** Inside of the part dialog. */
export const partDialog = {
  position: (index: number, total: number) => `${index} de ${total}`,
  previous: 'Peça anterior (Alt+←)',
  next: 'Próxima peça (Alt+→)',
  name: 'Nome da peça',
  downloadOriginal: (name: string) => `Baixar ${name}`,
  drawingHelp: 'Desenho da peça: + e − aproximam e afastam, 0 ajusta, setas movem',
  zoomIn: 'Aproximar',
  zoomOut: 'Afastar',
  zoomFit: 'Ajustar ao quadro',
  sendDrawing: 'Enviar desenho',
  replaceDrawing: 'Substituir desenho',
  revisions: 'Revisão do desenho',
  currentRevision: 'Atual',
  previousRevision: 'Anterior',
  previousDrawing: (title: string) => `${title}, revisão anterior`,
  secondary: 'Imagem secundária',
  sendSecondary: 'Enviar imagem secundária',
  replaceSecondary: 'Substituir imagem secundária',
  secondaryHint: 'Imagem, PDF ou DXF, até 25 MB',
  type: 'Tipo da peça',
  chooseType: 'Escolha o tipo da peça para calcular pesos e valores.',
  madeOf: 'Feita de',
  madeOfPlaceholder: 'Chapa, material, barra ou componente',
  ncm: 'NCM',
  unit: 'Unidade',
  markupOfOrder: (value: string) => `Orçamento: ${value}`,
  quantity: 'Quantidade',
  perUnit: 'Unitário',
  total: 'Total',
  netWeight: 'Peso líquido',
  grossWeight: 'Peso bruto',
  value: 'Valor',
  unitNetWeight: 'Peso líquido unitário',
  totalNetWeight: 'Peso líquido total',
  unitGrossWeight: 'Peso bruto unitário',
  totalGrossWeight: 'Peso bruto total',
  unitValue: 'Valor unitário',
  finalValue: 'Valor final',
  lockedValues: 'Valores travados',
  locked: 'Valor travado devido à edição manual',
  unlock: (field: string) => `Destravar ${field}`,
  explain: (field: string) => `Como se chegou a ${field}`,
  ipi: 'IPI',
  icms: 'ICMS',
  explanation: 'Como se chegou a este valor',
  before: 'Antes de arredondar',
  exactSteps: 'Todos os passos e algarismos',
  earlierSteps: 'Passos anteriores',
  noSteps: 'Não há cálculo para este valor.',
  processes: 'Processos',
  addProcess: 'Adicionar processo',
  removeProcess: (position: number) => `Remover processo ${position}`,
  process: 'Processo',
  time: 'Tempo',
  timeHint: 'Em minutos',
  setup: 'Preparação',
  setupHint: 'Minutos por lote',
  /** Below the list of processes. */
  processUnits: 'Tempo em minutos; preparação em minutos por lote',
  ruleMark: 'ƒ',
  setupOf: (process: string) => `Preparação: ${process}`,
  timeOf: (process: string) => `Tempo: ${process}`,
  byRule: (minutes: string) => `Pela regra: ${minutes} por peça. O clique mostra a conta.`,
  ruleWaiting: 'Pela regra: calculando…',
  ruleWithout: (problem: string) => `Pela regra, sem minutos: ${problem}`,
  ruleSilent: 'veja como se chegou a isso',
  typedOver: 'Minutos digitados no lugar da regra. F9 volta a ela.',
  explainMinutes: (position: number) => `Como se chegou aos minutos do processo ${position}`,
  backToRuleOf: (position: number) => `Voltar à regra no processo ${position}`,
  setupMinutes: (minutes: number) => `${minutes} min de preparação`,
  processValue: 'Valor final',
  maxTwoDecimals: 'Máximo 2 casas decimais',
  noProcesses: 'Nenhum processo.',
  reference: 'Referência',
  obs: 'Observações',
  recalculate: 'Recalcular',
  recalculateHint: 'Destrava os valores e usa os preços atuais dos cadastros',
  save: 'Salvar',
  saveAndNext: 'Salvar e próxima',
  saveAndClose: 'Salvar e fechar',
  basisChanged:
    'O preço do cadastro mudou desde que esta peça foi calculada; ela mantém os valores de então.',
  basisRefreshed: 'Calculada com os preços dos cadastros de hoje. Salve para manter estes valores.',
  flatPattern: {
    title: 'Geometria do DXF',
    size: 'Tamanho',
    cut: 'Corte',
    pierces: 'Furações',
    area: 'Área líquida',
    use: 'Usar medidas',
    used: 'Medidas em uso',
    needsPlate: 'Escolha Material ou Chapa para usar as medidas.',
    open: (count: number) =>
      count === 1
        ? '1 contorno aberto, em vermelho no desenho: não conta na área.'
        : `${count} contornos abertos, em vermelho no desenho: não contam na área.`,
    unitAssumed: 'O arquivo não diz a unidade: lido em milímetros.',
    unit: (name: string) => `Desenhado em ${name}, convertido para milímetros.`,
    fileUnit: 'Unidade do arquivo',
    unitNames: { mm: 'Milímetros', cm: 'Centímetros', pol: 'Polegadas' },
    unitFailed: 'Erro ao trocar a unidade do arquivo',
    pieces: (all: number, different: number) =>
      different < all
        ? `${all} peças no arquivo, ${different === 1 ? 'todas iguais' : `${different} diferentes`}: separar?`
        : `${all} peças no arquivo: separar?`,
    split: 'Separar',
    splitHint:
      'A primeira fica nesta peça; cada uma das outras vira uma peça no fim do conjunto, com a quantidade do arquivo.',
    pieceEnding: (number: number) => ` – peça ${number}.dxf`,
    piecesAdded: (count: number) =>
      count === 1 ? '1 peça adicionada ao conjunto.' : `${count} peças adicionadas ao conjunto.`,
    splitFailed: 'Erro ao separar as peças do arquivo',
    trueArea: 'Peso pela área real',
    trueAreaHint: 'Sem perda informada, o peso bruto é o do retângulo inteiro.',
    lossOfBlank: 'do retângulo',
  },
} as const;

/** The cards of an order: values that drawings print and parts do not have. */
export const drawingOffers = {
  certain: (count: number, parts: number) =>
    `Dos desenhos: ${count === 1 ? '1 valor lido' : `${count} valores lidos`} com certeza em ${parts === 1 ? '1 peça' : `${parts} peças`}.`,
  others: (count: number) =>
    count === 1
      ? 'Conferir 1 valor dos desenhos na planilha'
      : `Conferir ${count} valores dos desenhos na planilha`,
  accepted: (count: number) =>
    count === 1 ? '1 valor do desenho aceito.' : `${count} valores dos desenhos aceitos.`,
  acceptAll: (values: string) => `Aceitar do desenho: ${values}`,
  reading: (count: number) =>
    count === 1 ? 'Lendo a imagem de 1 desenho…' : `Lendo as imagens de ${count} desenhos…`,
  failed: 'Erro ao aceitar os valores dos desenhos',
} as const;

/** Figures and texts of a part that were read from its drawing. */
export const suggestions = {
  title: 'Do desenho',
  hint: 'Em itálico: lido do desenho. Nada muda sem que você aceite.',
  accept: (field: string, value: string) => `Aceitar ${field}: ${value}`,
  take: 'Aceitar (Alt+Enter)',
  saysOtherwise: (value: string) => `Do desenho: ${value}`,
  acceptAll: 'Aceitar todas',
  /** Of what was recognised in a picture. */
  recognised: 'OCR',
  recognisedHint: 'Lido da imagem do desenho: confira antes de aceitar.',
  saysOtherwiseInPicture: (value: string) => `Da imagem: ${value}`,
  toCheck: 'OCR: lido da imagem do desenho, pode ter erros. Confira e aceite um a um.',
  reading: 'Lendo a imagem do desenho…',
  dismiss: 'Dispensar sugestões',
  also: 'No desenho:',
  fields: {
    title: 'Nome',
    reference: 'Nº do desenho',
    revision: 'Revisão',
    material: 'Material',
    sheet: 'Chapa',
    thickness: 'Espessura',
    width: 'Largura',
    length: 'Comprimento',
    diameter: 'Diâmetro externo',
    quantity: 'Quantidade',
    weight: 'Peso',
    scale: 'Escala',
    finish: 'Acabamento',
    tolerance: 'Tolerância geral',
    roughness: 'Rugosidade',
    date: 'Data',
  },
  /** By the table that a sheet's gauge was looked up in. */
  gauges: {
    steel: (thickness: string) => `${thickness}, bitola MSG (aço)`,
    stainless: (thickness: string) => `${thickness}, bitola de inox`,
    aluminium: (thickness: string) => `${thickness}, bitola AWG (alumínio)`,
  },
  weightDiffers: (printed: string, computed: string, percent: string) =>
    `O desenho indica ${printed}; o peso líquido calculado é ${computed} (${percent}).`,
  takeWeight: (printed: string) => `Usar ${printed} do desenho`,
  noThickness: 'O desenho não diz a espessura: com ela se acha a chapa.',
  mark: 'Lugar no desenho',
} as const;
