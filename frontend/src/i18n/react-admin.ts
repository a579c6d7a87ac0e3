/**
 * The texts of react-admin that its hooks in use may show, by their keys; its own screens, dialogs and inputs are not used. Most of
 * its messages are replaced where it is called: these are for a call that forgets to.
 */
export const reactAdminMessages: Readonly<Record<string, string>> = {
  'ra.action.undo': 'Desfazer',
  'ra.message.select_all_limit_reached':
    'Há registros demais para selecionar todos. Apenas os primeiros %{max} foram selecionados.',
  'ra.notification.created': 'Registro criado',
  'ra.notification.http_error': 'Erro de comunicação com o servidor',
  'ra.notification.i18n_error': 'Não foi possível carregar as traduções',
  'ra.notification.item_doesnt_exist': 'O registro não existe',
  'ra.notification.updated': 'Registro alterado |||| %{smart_count} registros alterados',
  'ra.validation.maxValue': 'Deve ser no máximo %{max}',
  'ra.validation.minValue': 'Deve ser pelo menos %{min}',
};
