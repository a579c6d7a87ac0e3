import { useState } from 'react';
import { answer, api, type Invitation, messageOf, type User } from '../../api';
import { texts } from '../../i18n';
import { useToast } from '../../ui';

/** The invitation that was just made, and the way to another one for a user who has not used theirs. */
export const useInvitations = () => {
  const [given, setGiven] = useState<Invitation | null>(null);
  const [inviting, setInviting] = useState(false);
  const toast = useToast();
  const renew = async ({ id }: User) => {
    try {
      setGiven(await answer(api.POST('/api/users/{id}/invitation', { params: { path: { id } } })));
    } catch (error) {
      toast(messageOf(error, texts.access.invitation.failed));
    }
  };
  return {
    given,
    inviting,
    begin: () => setInviting(true),
    cancel: () => setInviting(false),
    show: (invitation: Invitation) => {
      setInviting(false);
      setGiven(invitation);
    },
    forget: () => setGiven(null),
    renew,
  };
};
