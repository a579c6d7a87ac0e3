import { integer, list, namedChoice, nullable, shape, text } from '../../../platform/shape.js';
import { pageKinds } from '../../../files/reading/domain/page-kind.js';
import { PartView } from '../part-view.js';

/** A page of an uploaded PDF that shows no part: a cover, a change log, a list of parts. */
export class LeftOutPageView extends shape({
  page: integer('From 1'),
  kind: namedChoice('PageKind', pageKinds),
  thumbnail: nullable(
    text('What it looks like, as a data address; null in the answer to an upload that is sent again'),
  ),
}) {}

/** The parts of an upload of which only some pages were wanted. */
export class UploadedPagesView extends shape({
  parts: list(() => PartView, 'The parts it became, in page order'),
  left_out: list(() => LeftOutPageView, 'Pages that show no part and became none'),
  notice: nullable(text('Which pages could not be read')),
}) {}
