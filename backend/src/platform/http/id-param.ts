import { Param, type PipeTransform } from '@nestjs/common';
import { NotFound } from '../errors/app-errors.js';
import { messages } from '../i18n/messages.js';

const LARGEST_ID = 2_147_483_647;

/** Text of a path to an id; what can't be an id is not there. */
export const idPipe: PipeTransform<string, number> = {
  transform(value) {
    const id = /^\d{1,10}$/.test(value) ? Number(value) : 0;
    if (id < 1 || id > LARGEST_ID) throw new NotFound(messages.http.notFound);
    return id;
  },
};

/** Parameter decorator: the id in the route's path (by default `:id`). */
export const IdParam = (name = 'id') => Param(name, idPipe);

/** Text of a path to a whole number from 0; what can't be one is not there. */
const numberPipe: PipeTransform<string, number> = {
  transform(value) {
    const number = /^\d{1,9}$/.test(value) ? Number(value) : null;
    if (number === null) throw new NotFound(messages.http.notFound);
    return number;
  },
};

/** Parameter decorator: the whole number of this name in the route's path. */
export const NumberParam = (name: string) => Param(name, numberPipe);
