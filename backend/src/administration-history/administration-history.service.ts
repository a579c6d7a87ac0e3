import { Injectable } from '@nestjs/common';
import type { AuditEntry } from '../audit/audit-entry.entity.js';
import { AuditLog } from '../audit/audit-log.service.js';
import { dayAfter, startOfDay } from '../platform/i18n/calendar.js';
import type {
  AdministrationEntryView,
  AdministrationHistoryPageView,
  AdministrationHistoryQueryDto,
  AdministrationPersonView,
} from './administration-history.dto.js';
import { administrationHistoryTexts as words } from './administration-history.texts.js';
import { fieldTitle, valueText } from './entry-words.js';

const PER_PAGE = 50;

/** The history of administration as it is read. */
@Injectable()
export class AdministrationHistory {
  constructor(private readonly audit: AuditLog) {}

  /** Newest first. */
  async list(query: AdministrationHistoryQueryDto): Promise<AdministrationHistoryPageView> {
    const page = query.page ?? 1;
    const perPage = query.per_page ?? PER_PAGE;
    const { date_from, date_to } = query;
    const filter = {
      search: query.search ?? undefined,
      kind: query.kind ?? undefined,
      record_id: query.record_id ?? undefined,
      user_id: query.user_id ?? undefined,
      from: date_from ? startOfDay(date_from) : undefined,
      until: date_to ? startOfDay(dayAfter(date_to, 1)) : undefined,
    };
    const [entries, total] = await this.audit.page(filter, (page - 1) * perPage, perPage);
    return {
      data: entries.map(entryView),
      page,
      last_page: Math.max(1, Math.ceil(total / perPage)),
      total,
    };
  }

  /** Who is in it, by name. */
  async people(): Promise<AdministrationPersonView[]> {
    const people = await this.audit.people();
    return people.sort((a, b) => a.name.localeCompare(b.name, 'pt-BR') || a.id - b.id);
  }
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
