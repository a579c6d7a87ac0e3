import { applyDecorators, StreamableFile } from '@nestjs/common';
import { ApiOkResponse } from '@nestjs/swagger';
import { Invalid } from '../platform/errors/app-errors.js';
import { contentDisposition } from '../platform/http/content-disposition.js';
import { cuttingTexts } from './cutting.texts.js';
import { drawDxf } from './domain/draw-dxf.js';
import type { PlanOfGroup } from './plan-of-group.js';

const DXF = 'application/dxf';

/** The answer of a route that draws a sheet. */
export const ApiDxf = (): MethodDecorator =>
  applyDecorators(
    ApiOkResponse({
      description:
        'Each piece as closed lines with their arcs on the layer CORTE, its number on GRAVACAO; mm',
      content: { [DXF]: { schema: { type: 'string', format: 'binary' } } },
    }),
  );

/**
 * Answers one of the sheets of a plan.
 * @param sheet the group's key, and the place of the sheet among its cuts
 * @param name of the file, without what says which sheet it is
 * @throws Invalid for a sheet that the plan does not have, and for bars
 */
export function sendDxf(
  groups: readonly PlanOfGroup[],
  sheet: { group: string; cut: number },
  name: string,
): StreamableFile {
  const planned = groups.find(({ group }) => group.key === sheet.group)?.planned;
  const cut = planned?.plan.cuts[sheet.cut];
  if (!planned || !cut || planned.group.kind === 'bar') {
    throw Invalid.field('cut', cuttingTexts.noSuchSheet);
  }
  const number = planned.plan.cuts.indexOf(cut) + 1;
  const title = `${name} ${planned.group.name} ${String(planned.group.thickness)} mm chapa ${String(number)}.dxf`;
  return new StreamableFile(Buffer.from(drawDxf(planned.group, planned.plan, cut)), {
    type: DXF,
    disposition: contentDisposition('attachment', title),
  });
}
