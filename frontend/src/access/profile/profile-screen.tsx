import { usePageTitle, Page, Panel, SwitchField } from '../../ui';
import { access, shell } from '../../i18n';
import { OwnDataPanel } from '../../privacy';
import { useSession } from '../../providers';
import { useDarkMode } from '../../theme';
import { OidcPanel } from '../oidc/oidc-panel';
import { PasskeysPanel } from '../passkeys/passkeys-panel';
import { SecondFactorPanel } from '../second-factor/second-factor-panel';
import { PasswordForm } from './password-form';
import { PersonalForm } from './personal-form';
import { SessionsPanel } from './sessions-panel';

const Appearance = () => {
  const [dark, setDark] = useDarkMode();
  return (
    <Panel title={access.profile.appearance}>
      <SwitchField label={shell.darkMode} checked={dark} onChange={setDark} />
    </Panel>
  );
};

/** The own account: picture, name, e-mail, role, theme, another password, and where one is signed in. */
export const ProfileScreen = () => {
  const { user } = useSession();
  usePageTitle(access.profile.title);
  if (user === null) return null;
  return (
    <Page width={640}>
      <PersonalForm user={user} />
      <Appearance />
      <PasswordForm first={user.without_password} />
      <SecondFactorPanel />
      <PasskeysPanel />
      <OidcPanel onlyWay={user.without_password} />
      <SessionsPanel />
      <OwnDataPanel />
    </Page>
  );
};
