import { shortTitles } from './short-titles';

const file = (name: string) => `Projeto ROV v2.7 – adaptador superior – ${name} 3 mm`;

it.each<[string, string[], string[]]>([
  [
    'that begin alike are cut where they differ',
    ['topo', 'fundo', 'lado'].map(file),
    ['Proje…r – topo 3 mm', 'Proje… – fundo 3 mm', 'Proje…r – lado 3 mm'],
  ],
  [
    'that differ at their end alone show as much as there is room for',
    [`${file('a')} 1`, `${file('a')} 2`],
    ['Proje…or – a 3 mm 1', 'Proje…or – a 3 mm 2'],
  ],
  [
    'whose difference is long show its beginning',
    ['esquerda, com furos oblongos', 'direita, com furos redondos'].map(file),
    ['Proje…esquerda, com furos oblongos 3 mm', 'Proje…direita, com furos redondos 3 mm'],
  ],
  [
    'that differ in sight stay',
    [file('topo'), 'Porta do painel', 'Porta do quadro'],
    [file('topo'), 'Porta do painel', 'Porta do quadro'],
  ],
  ['that are one and the same stay', [file('topo'), file('topo')], [file('topo'), file('topo')]],
  [
    'of which one is the beginning of another',
    ['Suporte do motor esquerdo', 'Suporte do motor esquerdo 2'],
    ['Supor…otor esquerdo', 'Supor…or esquerdo 2'],
  ],
])('titles %s', (_name, titles, shown) => expect(shortTitles(titles)).toEqual(shown));
