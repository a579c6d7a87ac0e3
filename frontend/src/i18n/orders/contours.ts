const counted = (count: number, one: string, many: string) => (count === 1 ? `1 ${one}` : `${count} ${many}`);

/** The contours of a DXF, over the drawing and in the list beside it. */
export const contours = {
  title: 'Contornos no corte',
  cutOf: (cut: number, all: number) =>
    cut === all ? `Contornos no corte: todos (${all})` : `Contornos no corte: ${cut} de ${all}`,
  cutAll: 'Cortar todos',
  overlay: (cut: number, out: number) =>
    out === 0
      ? `${counted(cut, 'contorno', 'contornos')} sobre o desenho, no corte`
      : `${counted(cut + out, 'contorno', 'contornos')} sobre o desenho, ${out} fora do corte`,
  hint: 'Clique em um contorno no desenho, ou desmarque na lista, para tirá-lo do corte: ele não conta no comprimento nem nas perfurações, e um furo conta como material.',
  legend: 'Legenda do desenho',
  looks: {
    outer: 'Externo',
    inner: 'Furo ou recorte',
    open: 'Aberto',
    out: 'Fora do corte',
    bend: 'Dobra',
  },
  kinds: {
    outer: 'Contorno externo',
    inner: 'Recorte',
    open: 'Contorno aberto',
  },
  groups: {
    outer: (count: number) => counted(count, 'contorno externo', 'contornos externos'),
    inner: (count: number) => counted(count, 'recorte', 'recortes'),
    open: (count: number) => counted(count, 'contorno aberto', 'contornos abertos'),
  },
  hole: (diameter: string) => `Furo Ø ${diameter} mm`,
  holes: (count: number, diameter: string) => `${count} furos Ø ${diameter} mm`,
  size: (width: string, height: string) => `${width} × ${height} mm`,
  open: (name: string) => `Mostrar um por um: ${name}`,
  close: (name: string) => `Esconder: ${name}`,
  failed: 'Não foi possível carregar os contornos do desenho.',
  tooMany: 'O desenho tem mais de 2.000 contornos: não é possível escolher os que saem do corte.',
  bends: 'Dobras',
  bendsAssumed: 'Dobras supostas por linhas de borda a borda: confira.',
  holesByDiameter: 'Furos',
  holesOf: (count: number, diameter: string) => `${count} × Ø ${diameter}`,
  otherHoles: (count: number) => `+ ${count}`,
  engraving: 'Gravação',
} as const;
