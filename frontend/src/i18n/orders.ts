/** Quotes and production orders, their sets and parts (specification, sections 2, 4, 5, 8 and 9). */
const types = { pre_order: 'Orçamento', order: 'Pedido' } as const;

const statuses = {
  in_progress: 'Em andamento',
  waiting_response: 'Aguardando resposta',
  cancelled: 'Cancelado',
  approved: 'Aprovado',
  waiting_release: 'Aguardando liberação',
  released_for_production: 'Liberado para produção',
  finished: 'Finalizado',
} as const;

const list = {
  title: 'Orçamentos',
  code: 'Código',
  customer: 'Cliente',
  document: 'CNPJ/CPF',
  state: 'Estado',
  address: 'Endereço',
  status: 'Status',
  freight: 'Valor do frete',
  deliveryDate: 'Data de entrega',
  actions: 'Ações',
  clearFilters: 'Limpar filtros',
  new: 'Novo',
  edit: 'Editar',
  duplicate: 'Duplicar',
  delete: 'Excluir',
  confirmDuplicate: 'Tem certeza que deseja duplicar este orçamento?',
  confirmDelete: 'Tem certeza que deseja excluir este orçamento?',
  loadFailed: 'Erro ao buscar pedidos',
  duplicateFailed: 'Erro ao duplicar orçamento',
  deleteFailed: 'Erro ao deletar pedido',
  duplicated: 'Orçamento duplicado com sucesso!',
  deleted: 'Orçamento excluído com sucesso!',
} as const;

const flow = {
  next: 'Próximo',
  previous: 'Anterior',
  cancel: 'Cancelar',
  approve: 'Aprovar',
  back: 'Voltar',
  finish: 'Finalizar',
  confirm: (from: string, to: string) => `Você está prestes a alterar o status de ${from} para ${to}`,
  cancelWarning: 'Atenção: Esta ação cancelará o orçamento.',
  finishedNote: 'Pedido finalizado',
  updated: 'Status atualizado com sucesso',
  updateFailed: 'Erro ao atualizar status',
} as const;

const screen = {
  typeLocked: 'Não é possível alterar um pedido para orçamento',
  typeRequired: 'Tipo é obrigatório',
  documents: 'Documentos',
  printParts: 'Imprimir peças',
  save: 'Salvar',
  saved: 'Pedido salvo com sucesso.',
  customersFailed: 'Erro ao carregar clientes',
  loadFailed: 'Erro ao carregar pedido',
  saveFailed: 'Erro ao salvar pedido',
  documentUnknown: 'Tipo de documento não reconhecido',
  documentFailed: 'Erro ao gerar documento',
  documentDone: 'Documento gerado com sucesso!',
  recalculateFailed: 'Erro ao recalcular valores das peças',
  recalculated: 'Valores das peças recalculados com sucesso.',
} as const;

const osFile = {
  confirmRemove: 'Tem certeza que deseja remover o arquivo da OS?',
  saveFirst: 'Salve o pedido antes de fazer upload da OS',
  saved: 'Arquivo da OS salvo com sucesso!',
  removed: 'Arquivo da OS removido com sucesso!',
  downloaded: 'Arquivo baixado com sucesso!',
  saveFailed: 'Erro ao salvar arquivo da OS',
  removeFailed: 'Erro ao remover arquivo da OS',
  downloadFailed: 'Erro ao baixar arquivo da OS',
} as const;

const sets = {
  newName: 'Novo conjunto',
  createOrderFirst: 'Crie o pedido antes de adicionar conjuntos.',
  nameRequired: 'Nome é obrigatório',
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

const parts = {
  newTitle: 'Nova peça',
  types: {
    material: 'Material',
    sheet: 'Chapa',
    bar: 'Barra',
    component: 'Componente',
    process: 'Processos',
  },
  units: { piece: 'Peça', kg: 'KG', none: 'Nenhuma' },
  locked: 'Valor travado devido à edição manual',
  noType: 'Erro: A peça não possui tipo definido',
  markFinished: 'Marcar como finalizado',
  backToProduction: 'Voltar para produção',
  updated: 'Peça atualizada com sucesso.',
  deleted: 'Peça excluída com sucesso.',
  added: 'Nova peça adicionada com sucesso.',
  uploadFailed: 'Erro ao fazer upload de arquivo',
  deleteFailed: 'Erro ao excluir peça',
  statusFailed: 'Erro ao atualizar status da peça',
  addFailed: 'Erro ao adicionar nova peça',
  calculateFailed: 'Erro ao calcular propriedades',
  saveFailed: 'Erro ao salvar a peça',
} as const;

export const orders = { types, statuses, list, flow, screen, osFile, sets, parts } as const;
