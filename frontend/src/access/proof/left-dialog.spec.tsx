import { act, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { useLastingDialog } from './proof';

const Panel = ({ name }: { name: string }) => {
  const { dialog, setDialog, around } = useLastingDialog(name);
  return (
    <button type="button" onClick={() => setDialog(dialog === null ? 'new' : null)}>
      {`${name}: ${dialog} ${around?.typed}`}
    </button>
  );
};

const show = (state: object | null) => {
  const element = (
    <>
      <Panel name="keys" />
      <Panel name="codes" />
    </>
  );
  const router = createMemoryRouter([{ path: '*', element }], {
    initialEntries: [{ pathname: '/profile', state }],
  });
  render(<RouterProvider router={router} />);
  return router;
};

const shown = () => screen.getAllByRole('button').map(({ textContent }) => textContent);

describe('a dialog that was left for a proof at the provider', () => {
  it('is open again with what was typed, once: a reload opens nothing', () => {
    const left = { panel: 'keys', dialog: 'new', typed: 'Celular' };
    const router = show({ left, way: '/order/1' });
    expect(shown()).toEqual(['keys: new Celular', 'codes: null undefined']);
    expect(router.state.location.state).toEqual({ way: '/order/1' });
    act(() => screen.getByText(/^keys/).click());
    expect(shown()[0]).toBe('keys: null undefined');
  });

  it('is none without a walk', () => {
    const router = show(null);
    act(() => screen.getByText(/^codes/).click());
    expect(shown()).toEqual(['keys: null undefined', 'codes: new undefined']);
    expect(router.state.location.state).toBeNull();
  });
});
