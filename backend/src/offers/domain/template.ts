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

/** Stands for the address of the customer's page until the e-mail goes out: no address is ever stored. */
export const LINK = '{link}';

/** The text with the address in the place of the link. */
export const withLink = (text: string, address: string): string => text.replaceAll(LINK, () => address);

/** The template with its values; what is in braces and no placeholder stays as it is. Values are never read as templates. */
export const filled = (template: string, values: TemplateValues): string =>
  template.replace(/\{([a-z]+)\}/g, (whole, name: string) =>
    Object.hasOwn(values, name) ? values[name as Placeholder] : whole,
  );
