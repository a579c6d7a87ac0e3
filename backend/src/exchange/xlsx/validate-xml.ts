import { readFileSync } from 'node:fs';
import { XmlDocument, XmlValidateError, XsdValidator } from 'libxml2-wasm';
import { xmlRegisterFsInputProviders } from 'libxml2-wasm/lib/nodejs.mjs';

/** The messages of a schema (XSD) about a document; none for a valid one. @param schema path of its file */
export function validateXml({ xml, schema }: { xml: string; schema: string }): string[] {
  xmlRegisterFsInputProviders();
  const rules = XmlDocument.fromBuffer(readFileSync(schema), { url: schema });
  const document = XmlDocument.fromString(xml);
  const validator = XsdValidator.fromDoc(rules);
  try {
    validator.validate(document);
    return [];
  } catch (error) {
    if (!(error instanceof XmlValidateError)) throw error;
    return error.details.map(({ message }) => message.trim());
  } finally {
    validator.dispose();
    document.dispose();
    rules.dispose();
  }
}
