import fc from 'fast-check';
import {
  cnpjCheckDigits,
  cpfCheckDigits,
  hasEightDigits,
  judgeCnpj,
  judgeCpf,
  maskCnpj,
  maskCpf,
  maskPostalCode,
  maskNcm,
  maskPhone,
} from '@forja/figures';

describe('masks while typing', () => {
  it.each([
    [maskPhone, '11', '(11'],
    [maskPhone, '1134567890', '(11) 3456-7890'],
    [maskPhone, '11987654321', '(11) 98765-4321'],
    [maskCpf, '52998224725', '529.982.247-25'],
    [maskCpf, '5299', '529.9'],
    [maskPostalCode, '09930310', '09930-310'],
    [maskCnpj, '12abc34501de35', '12.ABC.345/01DE-35'],
    [maskCnpj, '11222333000181', '11.222.333/0001-81'],
    [maskNcm, '73089090', '7308.90.90'],
    [maskNcm, '7308', '7308'],
    [maskNcm, '7308.90.90', '7308.90.90'],
  ])('%p of %s is %s', (mask, typed, shown) => {
    expect(mask(typed)).toBe(shown);
  });

  it('changes nothing that is masked already', () => {
    fc.assert(
      fc.property(fc.string(), (typed) => {
        for (const mask of [maskPhone, maskCpf, maskCnpj, maskNcm]) {
          expect(mask(mask(typed))).toBe(mask(typed));
        }
      }),
    );
  });

  it('lets the last character be deleted', () => {
    for (const [mask, full] of [
      [maskPhone, '(11) 98765-4321'],
      [maskCpf, '529.982.247-25'],
      [maskCnpj, '12.ABC.345/01DE-35'],
    ] as const) {
      for (let length = full.length; length > 0; length -= 1) {
        const shown = mask(full.slice(0, length));
        if (shown !== '') expect(mask(shown.slice(0, -1)).length).toBeLessThan(shown.length);
      }
    }
  });
});

describe('check digits', () => {
  it('follows the rule for letters', () => {
    expect(cnpjCheckDigits('12ABC34501DE')).toBe('35');
    expect(cnpjCheckDigits('112223330001')).toBe('81');
    expect(cpfCheckDigits('529982247')).toBe('25');
  });

  it.each([
    ['', 'empty'],
    ['12.ABC.345', 'incomplete'],
    ['12.ABC.345/01DE-35', 'right'],
    ['12.ABC.345/01DE-34', 'wrong'],
    ['00.000.000/0000-00', 'wrong'],
  ])('judges the CNPJ %p as %s', (text, state) => {
    expect(judgeCnpj(text)).toBe(state);
  });

  it.each([
    ['529.982.247-25', 'right'],
    ['529.982.247-24', 'wrong'],
    ['111.111.111-11', 'wrong'],
  ])('judges the CPF %p as %s', (text, state) => {
    expect(judgeCpf(text)).toBe(state);
  });

  it('counts the digits of an NCM code', () => {
    expect(hasEightDigits('7308.90.90')).toBe(true);
    expect(hasEightDigits('7308')).toBe(false);
  });
});
