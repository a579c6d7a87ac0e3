import type { Material } from '../../catalogue/materials/material.entity.js';
import type { Ncm } from '../../catalogue/ncms/ncm.entity.js';
import type { Process } from '../../catalogue/processes/process.entity.js';
import type { StoredFile } from '../../files/stored-file.entity.js';
import type { RowOf } from '../../platform/database/plain-rows.js';
import type {
  BasisBar,
  BasisComponent,
  BasisMaterial,
  BasisSheet,
} from '../../pricing/domain/basis/price-basis.js';
import type { RuleVersions } from '../../pricing/domain/minutes/time-rule.js';
import type { Operation } from '../../pricing/domain/taxes/operation.js';
import type { PartProcess } from '../parts/part-process.entity.js';
import type { SetPart } from '../parts/set-part.entity.js';

/** A catalogue entry as a part names it, with today's figures. */
export type Named<Figures> = Figures & { name: string };

/** A material as parts name it. */
export type NamedMaterial = Named<BasisMaterial> & Pick<Material, 'group'>;

/** An NCM code as parts and sets name it. */
export type LoadedNcm = Pick<Ncm, 'id' | 'code' | 'ipi'> &
  Partial<Pick<RowOf<Ncm>, 'rates' | 'keeps_ipi' | 'exception'>>;

/** The columns of a file that a screen or a document has use for. */
export const FILE_COLUMNS = [
  'id',
  'original_key',
  'original_name',
  'mime',
  'size',
  'page',
  'width',
  'height',
  'preview_key',
  'thumbnail_key',
  'flat_pattern',
] as const satisfies readonly (keyof StoredFile)[];

export type LoadedFile = Pick<StoredFile, (typeof FILE_COLUMNS)[number]> & {
  /** kg, as a drawing's text says; absent where it says none. */
  printed_weight?: number;
  /** kg that its last printed digit stands for. */
  printed_weight_step?: number;
};

/** A process as a row names it, with today's figures. */
export type NamedProcess = Pick<Process, 'id' | 'title' | 'value_per_minute' | 'setup'> & {
  /** The newest version of its rule; null: it has none. A frozen row may be from before there were any. */
  rule_version_id?: number | null;
};

/** A process row; one that was not read has no id. */
export interface LoadedProcess extends Omit<RowOf<PartProcess>, 'id'> {
  id?: number;
  /** With today's rate; null while none is chosen. */
  process: NamedProcess | null;
}

/** A part with everything that it names. */
export interface LoadedPart extends RowOf<SetPart> {
  material: Named<BasisMaterial> | null;
  sheet: Named<BasisSheet> | null;
  bar: Named<BasisBar> | null;
  component: Named<BasisComponent> | null;
  ncm: LoadedNcm | null;
  /** Which it names by itself; null: it follows its order. A frozen part may be from before there were any. */
  operation?: Operation | null;
  content_file: LoadedFile | null;
  previous_file: LoadedFile | null;
  secondary_file: LoadedFile | null;
  /** In their order. */
  processes: LoadedProcess[];
  /** How often its set is made. */
  set_quantity: number;
  /** The rules that its basis and its processes name; a frozen part has none. */
  rules?: RuleVersions;
}
