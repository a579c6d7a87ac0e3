import { ChoiceField } from '../../platform/http/fields.js';

/** Query of a revision's documents. */
export class RevisionPrintDto {
  @ChoiceField(['true', 'false'], {
    description: 'A copy that says SUBSTITUÍDO on each page, where a newer revision has taken its place',
  })
  marked?: 'true' | 'false' | null;
}
