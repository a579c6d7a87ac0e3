/** Texts that the commands of backups print, and that a failed backup is recorded with. */
export const backupsTexts = {
  usage: 'Uso: npm run backup -- ARQUIVO',
  restoreUsage: 'Uso: npm run restore -- ARQUIVO',
  serverShape:
    'Com DATABASE_URL a cópia é feita com as ferramentas do banco e do armazenamento (docs/operations.md).',
  restoreShape: 'A restauração é feita no banco embutido: rode sem DATABASE_URL, depois use npm run move.',
  noDatabase: (folder: string) => `Não há banco de dados em ${folder} (DATA_DIR).`,
  noInstallation: 'O banco de dados de origem (DATABASE_URL) não tem uma instalação do Forja.',
  exists: (file: string) => `O arquivo ${file} já existe.`,
  notWritable: (file: string) => `Não é possível salvar em ${file}.`,
  notReadable: (file: string) => `Não é possível ler ${file}.`,
  full: 'Não há espaço livre em disco para a cópia.',
  saved: (file: string, files: number, megabytes: string) =>
    `Cópia salva em ${file}: ${String(files)} arquivos, ${megabytes} MB.`,
  missing: (keys: readonly string[]) =>
    `Atenção: ${String(keys.length)} arquivos já faltavam no armazenamento: ${keys.slice(0, 5).join(', ')}`,
  notEmpty: (folder: string) => `A pasta ${folder} (DATA_DIR) não está vazia: a restauração exige uma vazia.`,
  damaged: (file: string, why: string) => `A cópia ${file} está danificada (${why}). Nada foi restaurado.`,
  newer: (file: string) =>
    `A cópia ${file} é de uma versão mais nova do Forja. Atualize o Forja antes de restaurar. Nada foi restaurado.`,
  restored: (folder: string, files: number, rows: number) =>
    `Restaurado em ${folder}: ${String(rows)} registros e ${String(files)} arquivos, todos conferidos.`,
  interrupted: 'O processo terminou antes da cópia',
  truncated: 'termina antes do fim',
  noArchive: 'não é uma cópia do Forja',
  wrongBytes: (name: string) => `${name} não confere`,
  wrongNames: 'faltam ou sobram arquivos',
  wrongDatabase: (why: string) => `banco de dados: ${why}`,
  moveUsage: 'Uso: npm run move -- --to ARQUIVO_DE_CONFIGURACAO',
  samePlace: 'Origem e destino são o mesmo banco de dados.',
  inUse: 'O Forja ainda está em execução na origem: pare todos os processos antes da mudança.',
  changed:
    'A origem foi alterada durante a mudança. Pare o Forja na origem, apague o destino e comece de novo.',
  otherKey:
    'JWT_SECRET do destino deve ser a chave da origem (o conteúdo de jwt-secret em DATA_DIR, ou o JWT_SECRET dela): sem ela as sessões e os links dos clientes deixam de valer.',
  move: {
    'not-empty': (table: string) => `O banco de destino não está vazio (${table}).`,
    'other-schema': (table: string) =>
      `A tabela ${table} é diferente no destino: use a mesma versão do Forja até o fim da mudança.`,
    differs: (table: string) =>
      `A tabela ${table} não confere no destino. Apague o destino e comece de novo.`,
  },
  objectDiffers: (key: string) => `O arquivo ${key} não confere no destino.`,
  moved: (tables: number, rows: number, objects: number) =>
    `Mudança concluída: ${String(rows)} registros de ${String(tables)} tabelas e ${String(objects)} arquivos, todos conferidos.`,
} as const;
