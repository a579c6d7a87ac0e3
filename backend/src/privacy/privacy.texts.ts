/** The texts of personal data: what is exported, and what takes the place of what was removed. */
export const privacyTexts = {
  /** Who an anonymised user is from now on. */
  removedUser: (id: number) => `Usuário removido nº ${String(id)}`,
  /** No such domain exists (RFC 2606). */
  removedEmail: (id: number) => `removido-${String(id)}@removido.invalid`,
  removedContact: 'Contato removido',
  removedText: '(texto removido com os dados do contato)',
  nameRequired: 'Digite o nome para confirmar',
  otherName: 'O nome não confere',
  userFile: (id: number) => `dados-pessoais-usuario-${String(id)}.json`,
  customerFile: (id: number) => `dados-pessoais-cliente-${String(id)}.json`,
  about: 'Sobre este arquivo',
  aboutUser:
    'Tudo o que esta instalação do Forja guarda sobre a pessoa. Momentos em UTC (ISO 8601). Senhas e chaves existem só como códigos que não podem ser lidos e não constam.',
  aboutCustomer:
    'Tudo o que esta instalação do Forja guarda sobre o contato deste cliente. Momentos em UTC (ISO 8601). Documentos emitidos podem ser baixados nos próprios orçamentos.',
  exportedAt: 'Exportado em',
  yes: 'Sim',
  no: 'Não',
} as const;
