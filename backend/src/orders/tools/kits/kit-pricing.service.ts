import { choiceIds } from '../../../pricing/domain/basis/catalogue-figures.js';
import { Injectable } from '@nestjs/common';
import { FilesService } from '../../../files/files.service.js';
import { Invalid } from '../../../platform/errors/app-errors.js';
import type { Order } from '../../order.entity.js';
import { named, type Choices } from '../../part-rows/choices.js';
import { ChoicesRepository } from '../../part-rows/choices.repository.js';
import { blankPart, withFields } from '../../parts/part-fields.js';
import { RepricingService } from '../../repricing/repricing.service.js';
import { copiedDrawing, type IsKnown, type KitContents, type KitPart } from './domain/kit-contents.js';
import { filesOf } from './kits.repository.js';
import { kitTexts } from './kits.texts.js';

/** The parts of a kit in an order: what they cost is all from today's catalogue, their drawings are rows of the order's own. */
@Injectable()
export class KitPricing {
  constructor(
    private readonly choices: ChoicesRepository,
    private readonly pricing: RepricingService,
    private readonly files: FilesService,
  ) {}

  /** The kit's entries as they are today; those that are gone are left out. */
  async choicesOf({ set, parts }: KitContents): Promise<Choices> {
    const ids = parts.map(({ choices }) => choiceIds((choice) => choices[choice]?.id ?? null));
    const rows = parts.flatMap(({ processes }) =>
      processes.map(({ process }) => ({ process_id: process?.id ?? null })),
    );
    const found = await this.choices.load(ids, rows);
    return { ...found, ncm: await this.choices.ncms([set.ncm?.id ?? null], found.ncm) };
  }

  /** Rows of the order's own for the kit's drawings, by the id of the kit's. Inside of `Database.write`. */
  copyDrawings({ parts }: KitContents, orderId: number): Promise<Map<number, number>> {
    return this.files.copyRows(filesOf(parts.map(({ drawing }) => drawing)), orderId);
  }

  /**
   * The kit's parts as rows of a set.
   * @param copies the order's drawings, by the id of the kit's
   * @throws Invalid for a result that can't be stored, with the part's title
   */
  async price(
    { order, setId, copies }: { order: Order; setId: number; copies: ReadonlyMap<number, number> },
    { set, parts }: KitContents,
    choices: Choices,
  ) {
    const terms = await this.pricing.termsOf(order);
    const drawings = await this.choices.files(parts.map(({ drawing }) => drawing.content_file_id));
    const edits = parts.map((part, index) => {
      const fields = fieldsOf(part, knownIn(choices));
      const row = withFields(blankPart(setId, index + 1, terms.icms), {
        ...fields,
        locked_values: part.locked_values,
      });
      const drawn = { ...row, ...copiedDrawing(part.drawing, copies) };
      const content_file = named(drawings, part.drawing.content_file_id);
      const processes = part.processes.map((each) => rowOf(each, knownIn(choices)));
      return {
        part: { ...drawn, content_file, processes, set_quantity: set.quantity },
        change: 'edit' as const,
      };
    });
    const priced = await this.pricing.priceAll(edits, terms, choices);
    return priced.map((price, index) => {
      const edit = edits[index];
      if (!edit) throw new Error('A part was priced that the kit lacks');
      if (price instanceof Invalid) throw new Invalid(kitTexts.ofPart(edit.part.title, price.message));
      const { processes: _, set_quantity: __, content_file: ___, ...row } = edit.part;
      return { row: { ...row, ...price.fields }, processes: price.result.processes };
    });
  }
}

/** Whether an entry is among those that were found. */
export const knownIn =
  (choices: Choices): IsKnown =>
  (choice, id) =>
    choices[choice].has(id);

const fieldsOf = ({ fields, choices }: KitPart, isKnown: IsKnown) => ({
  ...fields,
  ...choiceIds((choice) => {
    const entry = choices[choice];
    return entry && isKnown(choice, entry.id) ? entry.id : null;
  }),
});

/** A row whose value is made of today's rate. */
const rowOf = ({ process, time, setup, rule }: KitPart['processes'][number], isKnown: IsKnown) => ({
  process_id: process && isKnown('process', process.id) ? process.id : null,
  time,
  final_value: null,
  setup,
  rule,
  exact_time: null,
  typed_value: null,
});
