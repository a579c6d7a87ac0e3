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
