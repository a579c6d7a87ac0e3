import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';

interface Place {
  pathname: string;
  hash: string;
  state: { token?: string } | null;
}

/**
 * The token behind the # of this address. It moves from the address into the history's state at once, where a reload
 * finds it again, but neither a report of an error nor a glance at the screen does.
 */
export const useLinkToken = (): string => {
  const { pathname, hash, state } = useLocation() as Place;
  const navigate = useNavigate();
  const inAddress = hash.slice(1);
  useEffect(() => {
    if (inAddress !== '') void navigate(pathname, { replace: true, state: { token: inAddress } });
  }, [inAddress, navigate, pathname]);
  return inAddress === '' ? (state?.token ?? '') : inAddress;
};
