import { shape } from '../../../platform/shape.js';
import { choiceField, textField } from '../../../platform/http/fields.js';
import { idField } from '../../../platform/http/number-fields.js';
import { partTexts } from '../parts.texts.js';

/** The fields beside the file of an uploaded drawing. */
export class PartUploadDto extends shape({
  set_id: idField({ fromText: true, description: 'The set that the new parts belong to' }),
  upload_id: textField({
    max: 64,
    description:
      'A name that the sender gives the upload: sent again, it answers the same parts and makes no others',
  }),
  pages: textField({
    max: 1000,
    pattern: [/^(parts|[1-9]\d{0,3}(,[1-9]\d{0,3})*)$/, partTexts.pages],
    description:
      "Which pages of a PDF become parts: 'parts' for those that may show one, or the numbers of some ('2,3'); absent for all. " +
      'With it the answer is always an UploadedPagesView',
  }),
  part_id: idField({ fromText: true, description: 'The part whose drawing is replaced' }),
  secondary: choiceField(['0', '1'], { description: '1: the secondary drawing of the part' }),
}) {}
