import { setImmediate } from 'node:timers/promises';
import { applyDecorators, StreamableFile } from '@nestjs/common';
import { ApiOkResponse } from '@nestjs/swagger';
import { strToU8, zipSync } from 'fflate';
import { Invalid } from '../platform/errors/app-errors.js';
import { contentDisposition } from '../platform/http/content-disposition.js';
import { cuttingTexts } from './cutting.texts.js';
import { drawDxf } from './domain/draw-dxf.js';
import type { PlanFinder } from './plan-finder.service.js';
import type { PlanOfGroup } from './plan-of-group.js';

const DXF = 'application/dxf';
const ZIP = 'application/zip';

const file = { schema: { type: 'string', format: 'binary' } };

/** The answer of a route that draws sheets. */
export const ApiDxf = (): MethodDecorator =>
  applyDecorators(
    ApiOkResponse({
      description:
        'Each piece as closed lines with their arcs on the layer CORTE, its number on GRAVACAO; mm. Without `cut` a ZIP of all sheets',
      content: { [DXF]: file, [ZIP]: file },
    }),
  );

/**
 * Answers one of the sheets of a plan, or all sheets of a group as a ZIP.
 * @param sheet the group's key, and the place of the sheet among its cuts
 * @param name of the file, without what says which sheet it is
 * @throws Invalid for a sheet that the plan does not have, and for bars
 */
export async function sendDxf(
  { groups, finder }: { groups: readonly PlanOfGroup[]; finder: PlanFinder },
  { group: key, cut: place = null }: { group: string; cut?: number | null },
  name: string,
): Promise<StreamableFile> {
  const planned = groups.find((each) => each.group.key === key)?.planned;
  const cuts = planned?.plan.cuts.filter((_, index) => place === null || index === place) ?? [];
  if (!planned || cuts.length === 0 || planned.group.kind === 'bar') {
    throw Invalid.field('cut', cuttingTexts.noSuchSheet);
  }
  const { group, plan } = planned;
  // A stroke would be a folder in the ZIP.
  const title = `${name} ${group.name} ${String(group.thickness)} mm`.replaceAll('/', '-');
  const outlines = await finder.outlinesOf(planned);
  const drawn = new Map<string, Uint8Array>();
  for (const cut of cuts) {
    const times = cut.count > 1 ? ` (${String(cut.count)} x)` : '';
    const sheet = `${title} chapa ${String(plan.cuts.indexOf(cut) + 1)}${times}.dxf`;
    drawn.set(sheet, strToU8(drawDxf(group, outlines, cut)));
    // Others are answered between two sheets.
    await setImmediate();
  }
  const [[only, text] = []] = drawn;
  if (place !== null && only && text) return fileOf(only, text, DXF);
  return fileOf(`${title}.zip`, zipSync(Object.fromEntries(drawn), { level: 0 }), ZIP);
}

const fileOf = (name: string, bytes: Uint8Array, type: string): StreamableFile =>
  new StreamableFile(bytes, { type, disposition: contentDisposition('attachment', name) });
