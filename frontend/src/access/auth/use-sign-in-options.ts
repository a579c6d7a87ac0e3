import { useQuery } from '@tanstack/react-query';
import { answer, api } from '../../api';

/** What the server offers at the sign-in besides e-mail and password; nothing until it answers, and where it does not. */
export const useSignInOptions = () => {
  const { data } = useQuery({
    queryKey: ['sign-in-options'],
    queryFn: () => answer(api.GET('/api/sign-in-options')),
    staleTime: Infinity,
  });
  return { passwordReset: data?.password_reset ?? false };
};
