import { applyDecorators } from '@nestjs/common';
import { ApiQuery } from '@nestjs/swagger';

interface ListDescription {
  sort?: string;
  filter?: string;
  /** The whole list is answered, whatever page is asked for: `range` is no parameter. */
  whole?: boolean;
  /** The list's own parameters, which name columns of whole numbers; with what each keeps. */
  own?: Readonly<Record<string, string>>;
}

/** Documents the query of a list that react-admin's simple-rest pages (see parseListQuery). */
export const ListParameters = ({
  sort = '["name","ASC"]',
  filter = '{"q":"aço"}',
  whole = false,
  own = {},
}: ListDescription = {}): MethodDecorator =>
  applyDecorators(
    parameter('sort', sort, 'JSON of a field and ASC or DESC'),
    ...(whole
      ? []
      : [
          parameter(
            'range',
            '[0,24]',
            'JSON of the first and the last row, from 0, both included; the whole list unless given',
          ),
        ]),
    parameter('filter', filter, 'JSON of field → value or list of values; `q` searches'),
    ...Object.entries(own).map(([name, description]) =>
      ApiQuery({ name, required: false, schema: { type: 'integer' }, description }),
    ),
  );

const parameter = (name: string, example: string, description: string) =>
  ApiQuery({ name, required: false, type: String, example, description });
