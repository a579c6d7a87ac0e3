import { useNavigate } from 'react-router';
import { useSession } from '../../providers';
import { paths } from '../../routes';
import { useShortcuts } from './use-shortcut';

/** What the list's address carries when its search is to take the focus. */
export interface ListState {
  search?: boolean;
}

/** The keys of every order screen: a new order, and the search of the list. */
export const useOrderKeys = (enabled = true, onSearch?: () => void): void => {
  const navigate = useNavigate();
  const { creatableTypes } = useSession();
  const state: ListState = { search: true };
  useShortcuts(
    {
      ...(creatableTypes.length > 0 && {
        n: () => void navigate(paths.order('new')),
      }),
      '/': onSearch ?? (() => void navigate(paths.orders, { state })),
    },
    enabled,
  );
};
