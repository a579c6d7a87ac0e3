import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { DateField } from './date-field';

const show = (initial: string | null) => {
  const seen: (string | null)[] = [];
  const Form = () => {
    const [value, setValue] = useState(initial);
    return (
      <DateField
        withTime
        label="Entrega"
        value={value}
        onChange={(next) => {
          seen.push(next);
          setValue(next);
        }}
      />
    );
  };
  render(<Form />);
  return { seen, field: screen.getByLabelText('Entrega'), user: userEvent.setup() };
};

it('puts the separators in, and leaves out a time as 00:00', async () => {
  const { seen, field, user } = show(null);
  await user.type(field, '31122032');
  expect(field).toHaveProperty('value', '31/12/2032');
  expect(seen.at(-1)).toBe('2032-12-31T00:00');
  await user.tab();
  expect(field).toHaveProperty('value', '31/12/2032 00:00');
});

it('expands a year of two digits when it is left, not while it may still grow', async () => {
  const { seen, field, user } = show(null);
  await user.type(field, '1/2/32');
  expect(seen).toEqual([]);
  await user.tab();
  expect(field).toHaveProperty('value', '01/02/2032 00:00');
});

it('keeps and marks what is no date', async () => {
  const { seen, field, user } = show('2032-12-31T08:30');
  expect(field).toHaveProperty('value', '31/12/2032 08:30');
  await user.clear(field);
  expect(seen.at(-1)).toBeNull();
  await user.type(field, '31/02/2032');
  fireEvent.blur(field);
  expect(field).toHaveProperty('value', '31/02/2032');
  expect(screen.getByRole('alert').textContent).toBe('Digite uma data como 31/12/2026');
  expect(seen.at(-1)).toBe('31/02/2032');
});

it('gives a day out of the calendar the time that was there', async () => {
  const { seen, user } = show('2032-12-31T08:30');
  await user.click(screen.getByLabelText('Calendário: Entrega'));
  await screen.findByText('dezembro 2032');
  await user.click(await screen.findByRole('gridcell', { name: '15' }));
  expect(seen).toEqual(['2032-12-15T08:30']);
});
