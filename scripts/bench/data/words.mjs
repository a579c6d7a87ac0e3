/** What generated customers, users and parts are called. */

const list = (names) => names.trim().split(/,\s+/);

export const COMPANIES = list(`
  Metalúrgica, Usinagem, Caldeiraria, Implementos, Estruturas, Equipamentos, Indústria, Máquinas,
  Serralheria, Transportes, Agrícola, Hidráulica
`);

export const NAMES = list(`
  São João, Araújo, Boa Vista, Conceição, Duarte, Esperança, Ferrari, Gonçalves, Horizonte, Ipê, Jequitibá,
  Köhler, Lumière, Mantiqueira, Nossa Senhora, Oeste, Paraná, Quatro Irmãos, Rio Claro, Serra Azul, Tupã,
  União, Vale do Aço, Weber, Xingu, Zanetti
`);

export const FORMS = ['Ltda', 'S.A.', 'ME', 'EIRELI', '& Filhos', 'do Brasil'];

export const PARTS = list(`
  Suporte, Flange, Chapa, Reforço, Base, Tampa, Cantoneira, Eixo, Bucha, Aba, Mão-francesa, Nervura, Grade,
  Quadro, Braço, Alça, Corrimão, Degrau, Calha, Duto, Painel, Gaveta, Proteção, Porta, Caixa, Perfil, Viga,
  Terça, Pino, Luva, Espaçador, Arruela especial
`);

export const PLACES = list(`
  esquerdo, direito, superior, inferior, central, do motor, da esteira, lateral
`);

export const USERS = list(`
  Ana Beatriz, Bruno Costa, Célia Ramos, Diego Souza, Élton Prado, Fábio Nunes, Gisele Moura, Heitor Lopes
`);
