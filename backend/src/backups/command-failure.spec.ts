import { CommandFailure, writeFailure } from './command-failure.js';

const system = (fields: object): unknown => Object.assign(new Error('system'), fields);

describe('an error of a file that is written', () => {
  it.each([
    [{ code: 'ENOSPC' }, 'Não há espaço livre em disco para a cópia.'],
    [{ code: 'EDQUOT' }, 'Não há espaço livre em disco para a cópia.'],
    [{ stderr: 'Error: database or disk is full' }, 'Não há espaço livre em disco para a cópia.'],
    [{ code: 'EACCES' }, 'Não é possível salvar em /copias/dia.tar.'],
    [{ code: 'EROFS' }, 'Não é possível salvar em /copias/dia.tar.'],
    [{ code: 'ENOTDIR' }, 'Não é possível salvar em /copias/dia.tar.'],
  ])('%j is named in Portuguese', (fields, text) => {
    expect(writeFailure(system(fields), '/copias/dia.tar')).toEqual(new CommandFailure(text));
  });

  it.each([{}, { code: 'EIO' }, { stderr: 'no such table' }])('%j stays what it is', (fields) => {
    const error = system(fields);
    expect(writeFailure(error, '/copias/dia.tar')).toBe(error);
  });
});
