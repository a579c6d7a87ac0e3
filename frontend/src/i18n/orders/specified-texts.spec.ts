import { FIGURE_NAMES } from '@forja/figures';
import { texts } from '..';

/** Texts of the order screens that were agreed on with the shop, to the letter. */
const { orders, access, common } = texts;
const { parts, partDialog, sets, screen, values, list, flow, types, statuses, osFile } = orders;

it.each<[string, object, string[]]>([
  [
    'orders list',
    list,
    [
      'Código',
      'Cliente',
      'CNPJ/CPF',
      'Estado',
      'Endereço',
      'Status',
      'Valor do frete',
      'Data de entrega',
      'Ações',
      'Limpar filtros',
      'Novo',
      'Editar',
      'Duplicar',
      'Excluir',
    ],
  ],
  ['order types', types, ['Orçamento', 'Pedido']],
  [
    'statuses',
    statuses,
    [
      'Em andamento',
      'Aguardando resposta',
      'Cancelado',
      'Aprovado',
      'Aguardando liberação',
      'Liberado para produção',
      'Finalizado',
    ],
  ],
  ['status flow', flow, ['Pedido finalizado', 'Atenção: Esta ação cancelará o orçamento.']],
  ['order screen', screen, ['Documentos', 'Imprimir peças', 'Salvar', 'Tipo é obrigatório']],
  ['service-order file', osFile, ['Salve o pedido antes de fazer upload da OS']],
  [
    'values table',
    values,
    ['Valores', 'Peça', 'Valor unitário', 'Qtd.', 'Valor total', 'Peso bruto', 'Peso líquido', 'KG'],
  ],
  ['part types', parts.types, ['Material', 'Chapa', 'Barra', 'Componente', 'Processos']],
  ['part units', parts.units, ['Peça', 'KG', 'Nenhuma']],
  ['set units', sets.units, ['Peça', 'Kg']],
  [
    'part cards',
    parts,
    ['Visualizar', 'Imprimir', 'Marcar como finalizado', 'Voltar para produção', 'Adicionar peça'],
  ],
  [
    'part dialog',
    { ...partDialog, ...FIGURE_NAMES },
    [
      'Nome da peça',
      'Imagem secundária',
      'Referência',
      'Observações',
      'Tipo da peça',
      'NCM',
      'Unidade',
      'Espessura',
      'Largura',
      'Comprimento',
      'Perda',
      'Markup',
      'Quantidade',
      'Valor unitário',
      'Valor final',
      'Recalcular',
      'Salvar',
      'Em minutos',
      'Máximo 2 casas decimais',
      'Valor travado devido à edição manual',
    ],
  ],
  ['whole numbers', common, ['Apenas números inteiros']],
  [
    'set dialog',
    sets,
    [
      'Novo conjunto',
      'Nome é obrigatório',
      'Crie o pedido antes de adicionar conjuntos.',
      'Tem certeza de que deseja excluir este conjunto? Esta ação não pode ser desfeita.',
    ],
  ],
  [
    'permissions',
    access.permissions,
    ['Editar pedidos', 'Editar orçamentos', 'Excluir pedidos', 'Excluir orçamentos', 'Aprovar orçamentos'],
  ],
])('%s', (_place, dictionary, specified) => {
  const written: unknown[] = Object.values(dictionary);
  expect(specified.filter((text) => !written.includes(text))).toEqual([]);
});
