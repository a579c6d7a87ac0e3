import FileDownloadOutlined from '@mui/icons-material/FileDownloadOutlined';
import KeyOutlined from '@mui/icons-material/KeyOutlined';
import LockResetOutlined from '@mui/icons-material/LockResetOutlined';
import MailOutlined from '@mui/icons-material/MailOutlined';
import PersonRemoveOutlined from '@mui/icons-material/PersonRemoveOutlined';
import { useState } from 'react';
import type { User } from '../../api';
import { texts } from '../../i18n';
import { AnonymizeDialog, usePersonalExport } from '../../privacy';
import { useSession } from '../../providers';
import type { RowMenuItem } from '../../ui';
import { GivenInvitation } from './given-invitation';
import { InviteDialog } from './invite-dialog';
import { RemoveFactorDialog } from './remove-factor-dialog';
import { TemporaryPasswordDialog } from './temporary-password-dialog';
import { useInvitations } from './use-invitations';

const { temporary, invitation, secondFactor } = texts.access;
const { privacy } = texts;

/** What administrators do about the way in of other users: invitations, passwords, second factors; and its dialogs. */
export const useUserActions = () => {
  const { user: self } = useSession();
  const [passwordOf, setPasswordOf] = useState<User | null>(null);
  const [factorOf, setFactorOf] = useState<User | null>(null);
  const [removing, setRemoving] = useState<User | null>(null);
  const invitations = useInvitations();
  const personal = usePersonalExport();

  /** The own account is changed in the profile. */
  const actionsOf = (user: User): RowMenuItem[] => {
    if (user.id === self?.id) return [];
    const actions: RowMenuItem[] = [];
    if (user.invited && user.enabled) {
      const icon = <MailOutlined fontSize="small" />;
      actions.push({ label: invitation.renew, icon, onClick: () => void invitations.renew(user) });
    }
    const icon = <KeyOutlined fontSize="small" />;
    actions.push({ label: temporary.action, icon, onClick: () => setPasswordOf(user) });
    if (user.second_factor) {
      const reset = <LockResetOutlined fontSize="small" />;
      actions.push({ label: secondFactor.reset, icon: reset, onClick: () => setFactorOf(user) });
    }
    actions.push({
      label: privacy.export,
      icon: <FileDownloadOutlined fontSize="small" />,
      onClick: () => personal.save(`/users/${user.id}/personal-data`),
    });
    actions.push({
      label: privacy.anonymize,
      icon: <PersonRemoveOutlined fontSize="small" />,
      danger: true,
      onClick: () => setRemoving(user),
    });
    return actions;
  };

  const dialogs = (
    <>
      {invitations.inviting && <InviteDialog onInvited={invitations.show} onClose={invitations.cancel} />}
      {invitations.given && <GivenInvitation invitation={invitations.given} onClose={invitations.forget} />}
      {passwordOf && <TemporaryPasswordDialog user={passwordOf} onClose={() => setPasswordOf(null)} />}
      {factorOf && <RemoveFactorDialog user={factorOf} onClose={() => setFactorOf(null)} />}
      {removing && <AnonymizeDialog resource="users" record={removing} onClose={() => setRemoving(null)} />}
    </>
  );
  return { actionsOf, invite: invitations.begin, dialogs };
};
