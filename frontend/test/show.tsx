import { render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { type ReactElement, useEffect } from 'react';
import { AdminContext } from 'react-admin';
import { createBrowserRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { LeaveGuard } from '../src/editing';
import { Toasts } from '../src/layout';
import { createQueryClient, createStore, dataProvider, i18nProvider } from '../src/providers';
import { forgetSession } from '../src/providers/session-store';
import { lightTheme } from '../src/theme';

type Router = ReturnType<typeof createBrowserRouter>;

/** Ends with its page: the router would go along with the next test's. */
const Routes = ({ router }: { router: Router }) => {
  useEffect(() => () => router.dispose(), [router]);
  return <RouterProvider router={router} />;
};

/** Routes at an address, for the user who is signed in. */
export const showAt = (address: string, createRouter: () => Router) => {
  window.history.replaceState(null, '', address);
  forgetSession();
  const router = createRouter();
  const view = render(<Routes router={router} />);
  return { ...view, router, user: userEvent.setup({ delay: null, pointerEventsCheck: 0 }) };
};

/** A dialog, a screen or a component alone, in what it needs around it. */
export const show = (element: ReactElement, address = '/') =>
  showAt(address, () => {
    const inside = (
      <LeaveGuard>
        <AdminContext
          dataProvider={dataProvider}
          i18nProvider={i18nProvider}
          queryClient={createQueryClient()}
          store={createStore()}
          theme={lightTheme}
        >
          {element}
          <Toasts />
        </AdminContext>
      </LeaveGuard>
    );
    return createBrowserRouter([{ path: '*', element: inside }]);
  });
