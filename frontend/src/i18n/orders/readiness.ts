/** What an order still lacks, on its strip and before it is moved on or printed. */
const counted = (one: string, many: string) => (count: number) => `${count} ${count === 1 ? one : many}`;

export const readiness = {
  title: 'Pendências',
  before: {
    in_progress: 'Antes de enviar:',
    waiting_response: 'Antes de aprovar:',
    waiting_release: 'Antes de liberar:',
    released_for_production: 'Antes de finalizar:',
  },
  findings: {
    customer: () => 'sem cliente',
    parts: () => 'nenhuma peça',
    set_quantity: counted('conjunto sem quantidade', 'conjuntos sem quantidade'),
    markup: () => 'markup 0 %',
    margin: () => 'margem negativa',
    type: counted('peça sem tipo', 'peças sem tipo'),
    choice: counted('peça sem item de catálogo', 'peças sem item de catálogo'),
    quantity: counted('peça sem quantidade', 'peças sem quantidade'),
    ncm: counted('peça sem NCM', 'peças sem NCM'),
    sizes: counted('peça com medidas que divergem do desenho', 'peças com medidas que divergem do desenho'),
    bends: counted(
      'peça com dobras no desenho sem processo de dobra',
      'peças com dobras no desenho sem processo de dobra',
    ),
    price: counted('peça sem preço', 'peças sem preço'),
    minutes: counted('peça sem minutos pela regra', 'peças sem minutos pela regra'),
    typed_over_rule: counted(
      'peça com minutos digitados sobre a regra',
      'peças com minutos digitados sobre a regra',
    ),
    weight: counted('peça com peso que diverge do desenho', 'peças com peso que diverge do desenho'),
    drawing: counted('peça com desenho a conferir', 'peças com desenho a conferir'),
    price_changed: counted('peça com preço de catálogo alterado', 'peças com preço de catálogo alterado'),
    unfinished: counted('peça não finalizada', 'peças não finalizadas'),
  },
  ofParts: (finding: string, total: number) => `${finding} (de ${total})`,
  change: (from: string, to: string) => `${from} → ${to}`,
  weights: (printed: string, computed: string, percent: string) =>
    `desenho ${printed}, peça ${computed} (${percent})`,
  sizes: (own: string, drawn: string) => `peça ${own}, desenho ${drawn} mm`,
  sides: (width: string, length: string) => `${width} × ${length}`,
  bends: (count: number) => `${count} ${count === 1 ? 'dobra' : 'dobras'} no desenho`,
  bendsAssumed: (count: number) =>
    `${count} ${count === 1 ? 'dobra suposta' : 'dobras supostas'} por linhas de centro: confira`,
  useDrawn: 'Usar as do desenho',
  useAllDrawn: (count: number) => `Usar as medidas do desenho nas ${count} peças`,
  sizesTaken: (count: number) =>
    count === 1 ? 'Medidas do desenho em uso em 1 peça.' : `Medidas do desenho em uso em ${count} peças.`,
  sizesRefused: (title: string, reason: string) => `${title}: ${reason}`,
  sameValue: (value: string) => `${value}, mudaram impostos ou medidas`,
  tooLarge: 'o valor novo é grande demais',
  pending: (findings: string) => `Pendências: ${findings}.`,
} as const;
