import { figure, type FigureName } from '@forja/figures';
import type { AuditEntry, AuditKind } from '../audit/audit-entry.entity.js';
import type { AuditLog } from '../audit/audit-log.service.js';
import { historyPage, periodOf } from '../platform/http/history-pages.js';
import type {
  AdministrationEntryView,
  AdministrationHistoryPageView,
  AdministrationHistoryQueryDto,
  AdministrationPersonView,
} from './administration-history.dto.js';
import {
  administrationHistoryTexts as words,
  administrationFields,
  ratesByDay,
} from './administration-history.texts.js';
import { catalogueFields, type CatalogueField } from '../catalogue/catalogue-fields.js';
import { blockName, type ForgottenFeedback } from '../orders/reading-feedback/domain/learnt-values.js';
import { DRIVER_NAMES, GROUP_NAMES } from '../pricing/domain/minutes/minutes-texts.js';

import { MATERIAL_GROUPS, type RuleRow } from '../pricing/domain/minutes/time-rule.js';

/** Newest first. */
export async function pageHistory(
  audit: AuditLog,
  query: AdministrationHistoryQueryDto,
): Promise<AdministrationHistoryPageView> {
  const filter = {
    search: query.search ?? undefined,
    kind: query.kind ?? undefined,
    record_id: query.record_id ?? undefined,
    user_id: query.user_id ?? undefined,
    ...periodOf(query),
  };
  return historyPage(query, (offset, limit) => audit.page(filter, offset, limit), entryView);
}

/** Who is in it, by name. */
export async function listPeople(audit: AuditLog): Promise<AdministrationPersonView[]> {
  const people = await audit.people();
  return people.sort((a, b) => a.name.localeCompare(b.name, 'pt-BR') || a.id - b.id);
}

/** An entry in words. */
function entryView({
  before_value,
  after_value,
  named_user_id: _,
  ...entry
}: AuditEntry): AdministrationEntryView {
  const { kind, action, field } = entry;
  const text = (value: string | null) => (field === null ? null : valueText(kind, field, value));
  return {
    ...entry,
    kind_title: words.kinds[kind],
    action_title: words.actions[action],
    field: field === null ? null : fieldTitle(kind, field),
    before: text(before_value),
    after: text(after_value),
  };
}

/** A field's name on the screens, with its unit. Pure. */
function fieldTitle(kind: AuditKind, field: string): string {
  return catalogueField(kind, field)?.heading ?? administrationFields[field] ?? field;
}

/** A value as the history keeps it (`audit/audit-value.ts`) in words and figures of pt-BR; null where there was nothing. Pure. */
function valueText(kind: AuditKind, field: string, value: string | null): string | null {
  if (value === null) return null;
  if (value === 'true') return words.yes;
  if (value === 'false') return words.no;
  const known = catalogueField(kind, field);
  if (known?.choices) return known.choices[value] ?? value;
  const name = known?.figure ?? FIGURES_OF[kind]?.[field];
  if (name) return figureText(name, value);
  return WRITTEN[`${kind} ${field}`]?.(value) ?? value;
}

/** A list as lines, one for each row; a list that was cut stays as it is. */
const asLines =
  <Row>(lineOf: (row: Row) => string) =>
  (value: string): string => {
    try {
      return (JSON.parse(value) as Row[]).map(lineOf).join('\n');
    } catch {
      return value;
    }
  };

/** Fields whose values are neither figures nor words. */
const WRITTEN: Readonly<Partial<Record<string, (value: string) => string>>> = {
  'time-rules driver': (value) => (DRIVER_NAMES as Record<string, string>)[value] ?? value,
  'time-rules rows': asLines(ruleRow),
  'customers reading_feedback': learntText,
  'customers taxpayer': named(words.taxpayers),
  'company regime': named(words.regimes),
  'company service_kind': named(words.serviceKinds),
  'company reviewed_on': dayText,
  'company operations': asLines(operationLine),
  'operations ipi': named(words.treatments),
  'operations icms': named(words.treatments),
  'operations reform': named(words.treatments),
  'company periods': asLines(ratesLine),
  'states rates': asLines(ratesLine),
  'mercosur-common-nomenclatures rates': asLines(ratesLine),
};

function named(names: Readonly<Record<string, string>>) {
  return (value: string): string => names[value] ?? value;
}

/** `YYYY-MM-DD` as people write it. */
function dayText(day: string): string {
  return day.split('-').reverse().join('/');
}

type OldCodes = Record<'inside' | 'interstate' | 'consumer', string> & {
  operation: keyof typeof words.operations;
  text: string | null;
};

function operationLine({ operation, inside, interstate, consumer, text }: OldCodes): string {
  return [words.operations[operation], inside, interstate, consumer, text].filter(Boolean).join(' ');
}

function ratesLine(row: { from: string } & Record<string, unknown>): string {
  const rates = Object.entries(ratesByDay)
    .filter(([rate]) => typeof row[rate] === 'number')
    .map(([rate, name]) => `${name} ${numberText(row[rate] as number)} %`);
  return `${dayText(row.from)}: ${rates.join(', ')}`;
}

function learntText(value: string): string {
  const { title_block, field, drawings } = JSON.parse(value) as ForgottenFeedback;
  const block = title_block && blockName(title_block);
  return words.learnt(block, field && words.learntFields[field], drawings);
}

/** Figures of records that have no file. */
const FIGURES_OF: Readonly<Partial<Record<AuditKind, Readonly<Partial<Record<string, FigureName>>>>>> = {
  'time-rules': { handling_seconds: 'handling', minimum: 'minimum' },
  'stock-items': { thickness: 'sheet_thickness', width: 'sheet_width', length: 'sheet_length' },
  company: {
    default_markup: 'markup',
    pis: 'tax_rate',
    cofins: 'tax_rate',
    das: 'tax_rate',
    simples_credit: 'tax_rate',
    iss: 'tax_rate',
  },
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
