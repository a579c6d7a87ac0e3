import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { NumberField } from './number-field';

/** A field whose value a form holds, as every field's is; `Outro` gives it another value, as a calculation does. */
const Form = ({ onCommit }: { onCommit: (value: number | null) => void }) => {
  const [value, setValue] = useState<number | null>(1234.5);
  return (
    <>
      <NumberField
        label="Largura"
        unit="mm"
        decimals={2}
        tooManyDecimals="Máximo 2 casas decimais"
        value={value}
        onChange={setValue}
        onCommit={onCommit}
      />
      <button type="button" onClick={() => setValue(7)}>
        Outro
      </button>
      <output>{String(value)}</output>
    </>
  );
};

const show = () => {
  const onCommit = jest.fn();
  render(<Form onCommit={onCommit} />);
  return { onCommit, user: userEvent.setup(), field: screen.getByLabelText<HTMLInputElement>('Largura') };
};

const value = () => screen.getByRole('status').textContent;

it.each([
  ['1.234', '1.234,00', '1234'],
  ['2*3', '6,00', '6'],
  ['3*12,5+2', '39,50', '39.5'],
  ['-5', '-5,00', '-5'],
  ['0.500', '0,50', '0.5'],
  ['10/3', '3,33', '3.33'],
  ['400 mm', '400,00', '400'],
])('%s typed is %s after leaving', async (typed, shown, held) => {
  const { user, field, onCommit } = show();
  await user.type(field, typed, { initialSelectionStart: 0, initialSelectionEnd: 99 });
  await user.tab();
  expect(field.value).toBe(shown);
  expect(value()).toBe(held);
  expect(onCommit).toHaveBeenCalledWith(Number(held));
});

it.each(['1e3', 'abc', '2*', '5 kg', 'R$ 5'])('%s stays as typed and is marked', async (typed) => {
  const { user, field, onCommit } = show();
  await user.type(field, typed, { initialSelectionStart: 0, initialSelectionEnd: 99 });
  await user.tab();
  expect(field.value).toBe(typed);
  expect(field.getAttribute('aria-invalid')).toBe('true');
  screen.getByText('Digite um número');
  expect(value()).toBe('NaN');
  expect(onCommit).not.toHaveBeenCalled();
});

it.each([
  ['797,1 g', 0.7971],
  ['0,7971', 0.8],
])('%s typed as a weight is %d kg: in g it keeps all decimals that are stored', async (typed, held) => {
  const onCommit = jest.fn();
  const weight = { label: 'Peso', typedUnits: { kg: 0, g: -3 }, decimals: 2, maxDecimals: 4 };
  render(<NumberField {...weight} value={null} onChange={jest.fn()} onCommit={onCommit} />);
  const user = userEvent.setup();
  await user.type(screen.getByLabelText('Peso'), typed);
  await user.tab();
  expect(onCommit).toHaveBeenCalledWith(held);
});

it('is corrected where it stands, and gives way to a value from elsewhere', async () => {
  const { user, field } = show();
  await user.type(field, 'x', { initialSelectionStart: 0, initialSelectionEnd: 99 });
  await user.tab();
  await user.click(screen.getByText('Outro'));
  expect(field.value).toBe('7,00');
  await user.click(field);
  await user.tab();
  expect(value()).toBe('7');
});

it('passing through alters nothing', async () => {
  const { user, field, onCommit } = show();
  await user.click(field);
  await user.tab();
  expect(field.value).toBe('1.234,50');
  expect(onCommit).not.toHaveBeenCalled();
});

it('gives two sizes of one text to their fields, and shows them while they are typed', async () => {
  const onPair = jest.fn();
  const user = userEvent.setup();
  const onChange = jest.fn();
  render(
    <NumberField label="Largura" unit="mm" decimals={2} value={1} onChange={onChange} onPair={onPair} />,
  );
  const field = screen.getByLabelText('Largura');
  await user.type(field, '250x400,5', { initialSelectionStart: 0, initialSelectionEnd: 99 });
  expect(screen.queryByText('= 250 × 400,5')).not.toBeNull();
  expect(onPair).not.toHaveBeenCalled();
  await user.tab();
  expect(onPair).toHaveBeenCalledWith(250, 400.5);
  await user.type(field, '2*3', { initialSelectionStart: 0, initialSelectionEnd: 99 });
  await user.tab();
  expect(onChange).toHaveBeenLastCalledWith(6);
  expect(onPair).toHaveBeenCalledTimes(1);
});

it('keeps all places of a field that rounds none away when it is left', async () => {
  const onCommit = jest.fn();
  const Exact = () => {
    const [value, setValue] = useState<number | null>(0.0625);
    return (
      <NumberField
        label="Mínimo"
        decimals={2}
        maxDecimals={4}
        keepsAll
        value={value}
        onChange={setValue}
        onCommit={onCommit}
      />
    );
  };
  render(<Exact />);
  const user = userEvent.setup();
  const field = screen.getByLabelText<HTMLInputElement>('Mínimo');
  expect(field.value).toBe('0,0625');
  for (const [typed, shown, held] of [
    ['0,125', '0,125', 0.125],
    ['0,5', '0,50', 0.5],
    ['1/3', '0,3333', 0.3333],
  ] as const) {
    await user.type(field, typed, { initialSelectionStart: 0, initialSelectionEnd: 99 });
    await user.tab();
    expect(field.value).toBe(shown);
    expect(onCommit).toHaveBeenLastCalledWith(held);
  }
});

describe('a field without decimals', () => {
  const Whole = ({ rounds }: { rounds: boolean }) => {
    const [held, setHeld] = useState<number | null>(7);
    return (
      <>
        <NumberField label="Minutos" decimals={0} roundsFractions={rounds} value={held} onChange={setHeld} />
        <output>{String(held)}</output>
      </>
    );
  };

  it.each([
    ['2,5', '2,5', 'NaN'],
    ['=5/2', '=5/2', 'NaN'],
    ['2,0', '2', '2'],
    ['10/5', '2', '2'],
  ])('%s stays as typed and is marked where it is a fraction', async (typed, shown, held) => {
    const user = userEvent.setup();
    render(<Whole rounds={false} />);
    const field = screen.getByLabelText<HTMLInputElement>('Minutos');
    await user.type(field, typed, { initialSelectionStart: 0, initialSelectionEnd: 9 });
    await user.tab();
    expect([field.value, value()]).toEqual([shown, held]);
    expect(screen.queryByText('Apenas números inteiros') !== null).toBe(held === 'NaN');
  });

  it('rounds one that is declared as rounded', async () => {
    const user = userEvent.setup();
    render(<Whole rounds />);
    const field = screen.getByLabelText<HTMLInputElement>('Minutos');
    await user.type(field, '2,5', { initialSelectionStart: 0, initialSelectionEnd: 9 });
    await user.tab();
    expect([field.value, value()]).toEqual(['3', '3']);
  });
});

it('stays selected through every answer of a calculation, so that what is typed replaces it', async () => {
  const { user, field } = show();
  await user.click(field);
  fireEvent.click(screen.getByText('Outro'));
  expect(field.value).toBe('7,00');
  await user.keyboard('400');
  expect(field.value).toBe('400');
});
