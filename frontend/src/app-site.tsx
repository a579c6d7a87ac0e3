import { RouterProvider } from 'react-router/dom';
import { createAppRouter } from './App';

/** The whole application. */
export const createAppSite = () => <RouterProvider router={createAppRouter()} />;
