import { figure, type FigureName } from '@forja/figures';
import type { AuditKind } from '../audit/audit-entry.entity.js';
import { catalogueFields, type CatalogueField } from '../catalogue/catalogue-fields.js';
import { blockName, type ForgottenFeedback } from '../orders/reading-feedback/domain/learnt-values.js';
import { DRIVER_NAMES, GROUP_NAMES } from '../pricing/domain/minutes/minutes-texts.js';
import { MATERIAL_GROUPS, type RuleRow } from '../pricing/domain/minutes/time-rule.js';
import { administrationFields, administrationHistoryTexts as words } from './administration-history.texts.js';

/** What a field is called on the screens, with its unit. Pure. */
export function fieldTitle(kind: AuditKind, field: string): string {
  return catalogueField(kind, field)?.heading ?? administrationFields[field] ?? field;
}

/** A value as the history keeps it (`audit/audit-value.ts`) in words and figures of pt-BR; null where there was nothing. Pure. */
export function valueText(kind: AuditKind, field: string, value: string | null): string | null {
  if (value === null) return null;
  if (value === 'true') return words.yes;
  if (value === 'false') return words.no;
  const known = catalogueField(kind, field);
  if (known?.choices) return known.choices[value] ?? value;
  const name = known?.figure ?? (kind === 'time-rules' ? RULE_FIGURES[field] : undefined);
  if (name) return figureText(name, value);
  return WRITTEN[`${kind} ${field}`]?.(value) ?? value;
}

/** Fields whose values are neither figures nor words. */
const WRITTEN: Readonly<Partial<Record<string, (value: string) => string>>> = {
  'time-rules driver': (value) => (DRIVER_NAMES as Record<string, string>)[value] ?? value,
  'time-rules rows': ruleRows,
  'customers reading_feedback': learntText,
};

function learntText(value: string): string {
  const { title_block, field, drawings } = JSON.parse(value) as ForgottenFeedback;
  const block = title_block && blockName(title_block);
  return words.learnt(block, field && words.learntFields[field], drawings);
}

const RULE_FIGURES: Readonly<Partial<Record<string, FigureName>>> = {
  handling_seconds: 'handling',
  minimum: 'minimum',
};

function catalogueField(kind: AuditKind, field: string): CatalogueField | undefined {
  const fields = (catalogueFields as Readonly<Partial<Record<AuditKind, readonly CatalogueField[]>>>)[kind];
  return fields?.find((one) => one.field === field);
}

function figureText(name: FigureName, value: string): string {
  const { shown, decimals } = figure(name);
  const number = Number(value);
  return Number.isNaN(number) ? value : numberText(number, shown, decimals);
}

const numberText = (number: number, least = 0, most = 2): string =>
  new Intl.NumberFormat('pt-BR', { minimumFractionDigits: least, maximumFractionDigits: most }).format(
    number,
  );

/** A rule's table, a line for each of its rows; one that was cut stays as it is. */
function ruleRows(value: string): string {
  let rows: RuleRow[];
  try {
    rows = JSON.parse(value) as RuleRow[];
  } catch {
    return value;
  }
  return rows.map(ruleRow).join('\n');
}

function ruleRow({ group, from, to, speed, pierce_seconds }: RuleRow): string {
  const known = MATERIAL_GROUPS.find((one) => one === group);
  return words.ruleRow({
    group: known ? GROUP_NAMES[known] : words.allGroups,
    from: numberText(from ?? 0),
    to: to === null ? null : numberText(to),
    speed: numberText(speed),
    pierce: numberText(pierce_seconds),
  });
}
