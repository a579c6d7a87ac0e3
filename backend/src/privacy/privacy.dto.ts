import { TextField } from '../platform/http/fields.js';
import { privacyTexts } from './privacy.texts.js';

/** Body of the routes that anonymise. */
export class AnonymizeDto {
  @TextField({
    required: privacyTexts.nameRequired,
    description: 'The name of the user or customer, typed once more',
  })
  name: string;
}
