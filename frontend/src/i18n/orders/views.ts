/** Named views of the orders list, and the choice of its columns. */
export const views = {
  menu: 'Visões',
  /** The menu's button says which view is shown. */
  button: (shown: string | undefined) => (shown === undefined ? 'Visões' : `Visões: ${shown}`),
  plain: 'Lista padrão',
  own: 'Minhas visões',
  shared: 'Compartilhadas por outros',
  update: (name: string) => `Atualizar “${name}”`,
  saveAs: 'Salvar visão…',
  manage: 'Gerenciar visões…',
  copyLink: 'Copiar link desta lista',
  copied: 'Link copiado.',
  copyFromAddress: 'Copie o endereço da barra do navegador: ele leva a esta lista.',
  saveTitle: 'Salvar visão',
  saveHint: 'Guarda a busca, os filtros, a ordem e as colunas desta lista.',
  edit: 'Editar visão',
  name: 'Nome',
  nameRequired: 'Nome é obrigatório',
  share: 'Compartilhar com todos',
  private: 'Só para mim',
  sharedWithAll: 'Compartilhada com todos',
  sharedBy: (name: string) => `Compartilhada por ${name}`,
  saved: 'Visão salva.',
  saveFailed: 'Erro ao salvar a visão',
  manageTitle: 'Visões da lista',
  manageHint: 'A visão com estrela é a que abre a lista. Uma visão só mostra o que cada um pode ver.',
  none: 'Nenhuma visão salva.',
  openWith: (name: string) => `Abrir a lista com “${name}”`,
  rename: (name: string) => `Editar a visão “${name}”`,
  remove: (name: string) => `Excluir a visão “${name}”`,
  confirmRemove: (name: string, shared: boolean) =>
    shared
      ? `A visão “${name}” deixará de existir para todos. Excluir?`
      : `Tem certeza que deseja excluir a visão “${name}”?`,
  removeFailed: 'Erro ao excluir a visão',
  columns: 'Colunas',
  standardColumns: 'Colunas padrão',
} as const;
