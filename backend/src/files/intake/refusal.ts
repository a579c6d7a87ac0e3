import { Invalid, TooLarge, type AppError } from '../../platform/errors/app-errors.js';
import { fileTexts } from '../files.texts.js';
import { MOST_PAGES } from '../file-rules.js';
import { DxfFault, type DxfFaultKind } from '../flat-pattern/domain/dxf-fault.js';
import { UnusablePdf, type PdfFault } from '../rasterise/rasteriser.js';
import { BrokenPicture, SlowPicture, TooManyPixels } from './picture.js';
import { TooLong } from './in-slices.js';

/** What a failed step means to the user; errors that nobody planned go on as they are. */
export function refusal(error: Error, name: string): Error {
  if (error instanceof TooManyPixels) return new TooLarge(fileTexts.tooManyPixels(name));
  if (error instanceof SlowPicture || error instanceof TooLong) return new Invalid(fileTexts.tooSlow(name));
  if (error instanceof BrokenPicture) return new Invalid(fileTexts.broken(name));
  if (error instanceof UnusablePdf) return pdfRefusal(error.fault, name);
  if (error instanceof DxfFault) return dxfRefusal(error.kind, name);
  return error;
}

function pdfRefusal(fault: PdfFault, name: string): AppError {
  switch (fault) {
    case 'encrypted':
      return new Invalid(fileTexts.encrypted(name));
    case 'broken':
      return new Invalid(fileTexts.broken(name));
    case 'too-many-pages':
      return new TooLarge(fileTexts.tooManyPages(name, MOST_PAGES));
    case 'too-slow':
      return new Invalid(fileTexts.tooSlow(name));
    case 'too-much-memory':
      return new Invalid(fileTexts.tooMuchMemory(name));
  }
}

function dxfRefusal(kind: DxfFaultKind, name: string): AppError {
  switch (kind) {
    case 'binary':
      return new Invalid(fileTexts.binaryDxf(name));
    case 'broken':
      return new Invalid(fileTexts.broken(name));
    case 'empty':
      return new Invalid(fileTexts.emptyDxf(name));
    case 'too-complex':
      return new Invalid(fileTexts.tooSlow(name));
  }
}
