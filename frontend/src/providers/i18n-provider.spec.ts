import { i18nProvider } from './i18n-provider';

test.each([
  ['ra.action.undo', {}, 'Desfazer'],
  ['ra.validation.minValue', { min: 3 }, 'Deve ser pelo menos 3'],
  ['ra.notification.deleted', { smart_count: 1 }, 'Registro excluído'],
  ['ra.notification.deleted', { smart_count: 2 }, '2 registros excluídos'],
  ['resources.sheets.page.list', { _: 'Nada em %{name}', name: 'Chapas' }, 'Nada em Chapas'],
  ['ra.action', {}, 'ra.action'],
  ['A chapa não foi salva.', {}, 'A chapa não foi salva.'],
])('%s with %j is “%s”', (key, values, phrase) => {
  expect(i18nProvider.translate(key, values)).toBe(phrase);
});
