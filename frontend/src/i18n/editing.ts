/** Changes that are not saved yet. */
const unsaved = {
  title: 'Alterações não salvas',
  message: 'Há alterações que ainda não foram salvas. Se você sair agora, elas serão perdidas.',
  discard: 'Descartar alterações',
  saveAndGo: 'Salvar e continuar',
  stay: 'Continuar editando',
} as const;

/** Two people at the same record. */
const conflict = {
  title: 'Alterado por outra pessoa',
  changedBy: (by: string, at: string) => `${by} salvou outra versão em ${at}, depois que você abriu esta.`,
  changed: 'Outra pessoa salvou outra versão depois que você abriu esta.',
  nothingLost:
    'Nada foi salvo ainda: escolha qual versão fica nestes campos. O que só uma pessoa alterou fica como ela deixou.',
  noDifference: 'As duas versões mostram os mesmos valores.',
  versions: 'Versões',
  field: 'Campo',
  own: 'Sua versão',
  other: 'Versão salva',
  takeOther: 'Ficar com a versão salva',
  saveMine: 'Salvar a minha versão',
} as const;

/** The record was deleted while its form was open. */
const gone = {
  title: 'O que você digitou',
  kept: 'O que você digitou não foi salvo; copie o que quiser guardar.',
  typed: 'O que você digitou',
  copy: 'Copiar o que foi digitado',
  copied: 'Copiado',
  selected: 'O texto está selecionado: copie com Ctrl+C.',
} as const;

/** The questions of every form before something typed is lost. */
export const editing = {
  unsaved,
  conflict,
  gone,
  restored: 'O que você tinha digitado foi recuperado e ainda não foi salvo.',
} as const;
