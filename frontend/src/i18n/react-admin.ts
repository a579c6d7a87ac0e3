import type { TranslationMessages } from 'react-admin';

type Some<T> = T extends object ? { [Key in keyof T]?: Some<T[Key]> } : T;

/** Texts of react-admin in Brazilian Portuguese, as far as what is used of it here says any: its core, and the toasts. */
export const reactAdminMessages: Some<TranslationMessages> = {
  ra: {
    action: { undo: 'Desfazer' },
    message: {
      invalid_form: 'O formulário tem erros. Confira os campos',
      unsaved_changes: 'Algumas alterações não foram salvas. Deseja descartá-las?',
    },
    input: {
      references: {
        all_missing: 'Não foi possível encontrar os dados relacionados.',
        many_missing: 'Pelo menos um dos registros relacionados não está mais disponível.',
        single_missing: 'O registro relacionado não está mais disponível.',
      },
    },
    auth: { auth_check_error: 'Entre para continuar' },
    notification: {
      updated: 'Registro alterado |||| %{smart_count} registros alterados',
      created: 'Registro criado',
      deleted: 'Registro excluído |||| %{smart_count} registros excluídos',
      bad_item: 'Registro incorreto',
      item_doesnt_exist: 'O registro não existe',
      http_error: 'Erro de comunicação com o servidor',
      data_provider_error: 'Erro ao acessar os dados. Veja o console para os detalhes.',
      i18n_error: 'Não foi possível carregar as traduções',
      canceled: 'Ação cancelada',
      logged_out: 'Sua sessão terminou. Entre de novo.',
      not_authorized: 'Você não tem permissão para acessar este recurso.',
      offline: 'Sem conexão. Não foi possível buscar os dados.',
    },
    validation: {
      required: 'Campo obrigatório',
      minLength: 'Deve ter pelo menos %{min} caracteres',
      maxLength: 'Deve ter no máximo %{max} caracteres',
      minValue: 'Deve ser pelo menos %{min}',
      maxValue: 'Deve ser no máximo %{max}',
      number: 'Deve ser um número',
      email: 'Deve ser um e-mail válido',
      oneOf: 'Deve ser um destes: %{options}',
      regex: 'Deve seguir o formato (regexp): %{pattern}',
      unique: 'Já existe',
    },
  },
};
