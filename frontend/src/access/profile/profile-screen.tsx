import { usePageTitle, Page } from '../../ui';
import { texts } from '../../i18n';
import { useSession } from '../../providers';
import { PasswordForm } from './password-form';
import { PersonalForm } from './personal-form';

/** The own account: picture, name, e-mail, role, and another password. */
export const ProfileScreen = () => {
  const { user } = useSession();
  usePageTitle(texts.access.profile.title);
  if (user === null) return null;
  return (
    <Page width={640}>
      <PersonalForm user={user} />
      <PasswordForm />
    </Page>
  );
};
