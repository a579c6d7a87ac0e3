/** What a template of an e-mail may name, as it stands between braces. */
export const placeholders = [
  'cliente',
  'contato',
  'numero',
  'total',
  'validade',
  'prazo',
  'responsavel',
  'empresa',
] as const;
export type Placeholder = (typeof placeholders)[number];

export type TemplateValues = Readonly<Record<Placeholder, string>>;

/** The template with its values; what is in braces and no placeholder stays as it is. Values are never read as templates. */
export const filled = (template: string, values: TemplateValues): string =>
  template.replace(/\{([a-z]+)\}/g, (whole, name: string) =>
    Object.hasOwn(values, name) ? values[name as Placeholder] : whole,
  );
