/** Personal data: what is kept about people is handed over, and taken away (LGPD). */
export const privacy = {
  title: 'Cópia dos meus dados',
  export: 'Exportar dados pessoais',
  exportOwn: 'Exportar meus dados',
  ownExplanation: 'Um arquivo com tudo o que este sistema guarda sobre você.',
  exportFailed: 'Erro ao exportar os dados pessoais',
  anonymize: 'Anonimizar',
  anonymizeContact: 'Remover dados do contato',
  userTitle: (name: string) => `Anonimizar ${name}`,
  userExplanation:
    'Para quem deixou a empresa. A conta é desabilitada; nome, e-mail, foto, sessões, verificação em duas etapas, links e visões salvas são removidos, e os históricos passam a dizer “Usuário removido”.',
  contactTitle: (name: string) => `Remover o contato de ${name}`,
  contactExplanation:
    'Nome do contato, telefone e e-mail saem do cadastro, dos e-mails enviados, dos links, das perguntas e das recusas. Links enviados deixam de abrir.',
  kept: 'Documentos já emitidos (revisões e seus PDFs) e aceites de clientes ficam como foram emitidos: a lei manda guardá-los.',
  cannotUndo: 'Esta ação não pode ser desfeita!',
  typeName: (name: string) => `Digite ${name} para confirmar`,
  otherName: 'O nome não confere',
  userDone: (name: string) => `Dados pessoais de ${name} removidos.`,
  failed: 'Erro ao remover os dados pessoais',
} as const;
