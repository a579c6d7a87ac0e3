import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Descriptions of the codes that a new installation starts with, for those that were entered before there were any. */
const DESCRIPTIONS: readonly [code: string, description: string][] = [
  ['3917.21.00', 'Tubos rígidos de polímeros de etileno'],
  ['3920.10.99', 'Outras chapas, folhas e películas de polímeros de etileno'],
  ['3926.90.90', 'Outras obras de plástico'],
  ['7208.51.00', 'Laminados planos de ferro ou aço, a quente, não enrolados, de espessura superior a 10 mm'],
  [
    '7209.16.00',
    'Laminados planos de ferro ou aço, a frio, em rolos, de espessura superior a 1 mm, mas inferior a 3 mm',
  ],
  ['7210.49.10', 'Laminados planos de ferro ou aço, galvanizados, de espessura inferior a 4,75 mm'],
  ['7214.99.10', 'Outras barras de ferro ou aço, laminadas a quente, de seção circular'],
  ['7215.50.00', 'Outras barras de ferro ou aço, obtidas ou acabadas a frio'],
  ['7216.21.00', 'Perfis em L de ferro ou aço, laminados a quente, de altura inferior a 80 mm'],
  [
    '7219.33.00',
    'Laminados planos de aço inoxidável, a frio, de espessura superior a 1 mm, mas inferior a 3 mm',
  ],
  ['7222.20.00', 'Barras de aço inoxidável, obtidas ou acabadas a frio'],
  ['7306.61.00', 'Tubos soldados de ferro ou aço, de seção quadrada ou retangular'],
  ['7307.91.00', 'Flanges de ferro ou aço'],
  ['7308.30.00', 'Portas e janelas, e seus caixilhos, alizares e soleiras, de ferro ou aço'],
  ['7308.90.90', 'Outras construções e suas partes, de ferro ou aço'],
  ['7318.15.00', 'Outros parafusos e pinos, mesmo com as porcas e arruelas, de ferro ou aço'],
  ['7318.16.00', 'Porcas de ferro ou aço'],
  ['7318.22.00', 'Outras arruelas de ferro ou aço'],
  ['7318.23.00', 'Rebites de ferro ou aço'],
  ['7326.19.00', 'Outras obras de ferro ou aço, forjadas ou estampadas'],
  ['7326.20.00', 'Obras de fio de ferro ou aço'],
  ['7326.90.90', 'Outras obras de ferro ou aço'],
  ['7407.10.10', 'Barras de cobre refinado'],
  ['7407.21.10', 'Barras de ligas de cobre e zinco (latão)'],
  ['7604.29.19', 'Outras barras de ligas de alumínio'],
  ['7606.12.90', 'Outras chapas e tiras de ligas de alumínio, de espessura superior a 0,2 mm'],
  ['7616.99.00', 'Outras obras de alumínio'],
  ['8302.10.00', 'Dobradiças de metais comuns'],
  ['8302.20.00', 'Rodízios com armação de metais comuns'],
  ['8301.40.00', 'Outras fechaduras e ferrolhos, de metais comuns'],
  ['8482.10.10', 'Rolamentos de esferas, de carga radial'],
  ['8483.10.90', 'Outras árvores de transmissão e manivelas'],
  ['8538.10.00', 'Quadros, painéis, consoles, cabinas e armários elétricos, sem os seus aparelhos'],
  ['8716.80.00', 'Outros veículos não autopropulsados'],
  ['9403.20.90', 'Outros móveis de metal'],
];

/** What an NCM code stands for. */
export class NcmDescriptions1763750000000 implements MigrationInterface {
  name = 'NcmDescriptions1763750000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE ncms ADD COLUMN description varchar(500)');
    for (const [code, description] of DESCRIPTIONS) {
      await runner.query('UPDATE ncms SET description = ? WHERE code = ?', [description, code]);
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE ncms DROP COLUMN description');
  }
}
