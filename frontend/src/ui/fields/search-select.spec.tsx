import { createTheme, ThemeProvider } from '@mui/material';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { type PropsWithChildren, useState } from 'react';
import { lightTheme } from '../../theme';
import { ncmOption } from './ncm-option';
import { SearchSelect } from './search-select';

const OPTIONS = [
  { id: 1, label: 'Dobra' },
  { id: 2, label: 'Solda MIG' },
  ncmOption({ id: 3, code: '7326.90.90', description: 'Outras obras de ferro ou aço', ipi: 3.25 }),
];

const theme = createTheme(lightTheme);
const Themed = (props: PropsWithChildren) => <ThemeProvider theme={theme} {...props} />;

const show = (onCreate?: (typed: string) => void) => {
  const onSubmit = jest.fn();
  const onEnter = jest.fn();
  const Form = () => {
    const [value, setValue] = useState<number | null>(1);
    return (
      <form
        onSubmit={(event) => {
          event.preventDefault();
          onSubmit();
        }}
        onKeyDown={(event) => {
          if (event.key === 'Enter') onEnter();
        }}
      >
        <SearchSelect
          label="Processo"
          value={value}
          options={OPTIONS}
          onChange={setValue}
          onCreate={onCreate}
        />
        <output>{String(value)}</output>
      </form>
    );
  };
  // The words of an empty list are the theme's.
  render(<Form />, { wrapper: Themed });
  return {
    onSubmit,
    onEnter,
    user: userEvent.setup(),
    field: screen.getByRole<HTMLInputElement>('combobox'),
  };
};

it('Enter on what is not found keeps the text and goes nowhere', async () => {
  const { user, field, onSubmit, onEnter } = show();
  await user.clear(field);
  await user.type(field, 'Usinagem');
  await screen.findByText('Nada encontrado');
  await user.keyboard('{Enter}');
  expect(field.value).toBe('Usinagem');
  expect(document.activeElement).toBe(field);
  expect(onEnter).not.toHaveBeenCalled();
  expect(onSubmit).not.toHaveBeenCalled();
});

it('finds an option by words of it in any order, whatever their case and accents', async () => {
  const { user, field } = show();
  await user.clear(field);
  await user.type(field, 'aço  OUTRAS');
  expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual([
    '7326.90.90 — Outras obras de ferro ou açoIPI 3,25%',
  ]);
  await user.clear(field);
  await user.type(field, '73269090{Enter}');
  expect(screen.getByRole('status').textContent).toBe('3');
});

it.each(['Alt', 'Control', 'Meta'])('%s+Enter is the screen’s, and takes no option', async (key) => {
  const { user, field } = show();
  await user.clear(field);
  await user.type(field, 'Solda');
  await screen.findByRole('option');
  await user.keyboard(`{${key}>}{Enter}{/${key}}`);
  expect(field.value).toBe('Solda');
});

it('Enter takes the option that is found, and with nothing typed it is the form’s', async () => {
  const { user, field, onEnter } = show();
  await user.click(field);
  await user.keyboard('{Escape}{Enter}');
  expect(onEnter).toHaveBeenCalledTimes(1);
  await user.clear(field);
  await user.type(field, 'solda{Enter}');
  expect(screen.getByRole('status').textContent).toBe('2');
});

it('offers to create what is not found, by Enter, and changes nothing itself', async () => {
  const onCreate = jest.fn();
  const { user, field, onEnter, onSubmit } = show(onCreate);
  await user.clear(field);
  await user.type(field, ' Usinagem ');
  expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual(['Cadastrar “Usinagem”']);
  const chosen = () => document.querySelector('output')?.textContent;
  const before = chosen();
  await user.keyboard('{Enter}');
  expect(onCreate.mock.calls).toEqual([['Usinagem']]);
  expect(chosen()).toBe(before);
  expect(onEnter).not.toHaveBeenCalled();
  expect(onSubmit).not.toHaveBeenCalled();
});

it('offers nothing to create while something is found', async () => {
  const { user, field } = show(jest.fn());
  await user.clear(field);
  await user.type(field, 'solda');
  expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual(['Solda MIG']);
});

it('what is typed while the options are loading stays when they have come', async () => {
  const user = userEvent.setup();
  const select = (loading: boolean) => (
    <SearchSelect
      label="Processo"
      value={1}
      options={loading ? [] : OPTIONS}
      loading={loading}
      onChange={jest.fn()}
    />
  );
  const { rerender } = render(select(true));
  const field = screen.getByRole<HTMLInputElement>('combobox');
  await user.type(field, 'Solda');
  rerender(select(false));
  expect(field.value).toBe('Solda');
  expect(await screen.findByRole('option', { name: 'Solda MIG' })).toBeTruthy();
});

it('shows the name of its choice once the options have come', () => {
  const select = (loading: boolean) => (
    <SearchSelect
      label="Processo"
      value={1}
      options={loading ? [] : OPTIONS}
      loading={loading}
      onChange={jest.fn()}
    />
  );
  const { rerender } = render(select(true));
  rerender(select(false));
  expect(screen.getByRole<HTMLInputElement>('combobox').value).toBe('Dobra');
});
