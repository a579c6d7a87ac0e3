import { Box, Button, Stack, Typography } from '@mui/material';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { answer, api, type OidcLink } from '../../api';
import { access } from '../../i18n';
import { formatDateTime, Panel, Quiet, useToast } from '../../ui';
import { linkAtProvider } from '../oidc-walk';
import { ProofDialog } from '../proof/proof-dialog';

const { oidc: words } = access;

const KEY = ['oidc-link'];

interface ChangeDialogProps {
  link: OidcLink;
  provider: string;
  onChanged: () => void;
  onClose: () => void;
}

/** Links the account to an identity at the provider, or parts it from it. */
const ChangeDialog = ({ link, provider, onChanged, onClose }: ChangeDialogProps) => {
  const toast = useToast();
  return (
    <ProofDialog
      title={link.linked ? words.removeTitle : words.linkTitle(provider)}
      explanation={link.linked ? words.removeExplanation(provider) : words.linkExplanation(provider)}
      submitLabel={link.linked ? words.remove : words.link}
      failure={link.linked ? words.removeFailed : words.linkFailed}
      passwordNeeded={link.password_needed}
      submit={async ({ password: typed }) => {
        const password = typed || null;
        if (!link.linked) return linkAtProvider(password);
        await api.POST('/api/profile/oidc/remove', { body: { password } });
        toast(words.removed, 'success');
        onChanged();
        onClose();
      }}
      onClose={onClose}
    />
  );
};

interface OidcPanelProps {
  /** The account has no password. */
  onlyWay: boolean;
}

/** The own identity at the OpenID provider; nothing where none is set. */
export const OidcPanel = ({ onlyWay }: OidcPanelProps) => {
  const client = useQueryClient();
  const [changing, setChanging] = useState(false);
  const { data } = useQuery({ queryKey: KEY, queryFn: () => answer(api.GET('/api/profile/oidc')) });
  if (typeof data?.provider !== 'string') return null;
  const { provider, linked, label, last_used_at } = data;
  return (
    <Panel title={words.panel}>
      <Stack sx={{ gap: 2 }}>
        <Box>
          <Typography sx={{ overflowWrap: 'anywhere' }}>
            {linked ? words.linked(provider, label) : words.unlinked(provider)}
          </Typography>
          {last_used_at !== null && (
            <Quiet variant="body2">{words.lastUse(formatDateTime(last_used_at))}</Quiet>
          )}
        </Box>
        {linked && onlyWay ? (
          <Quiet variant="body2">{words.onlyWay}</Quiet>
        ) : (
          <Button variant="outlined" onClick={() => setChanging(true)} sx={{ alignSelf: 'flex-end' }}>
            {linked ? words.remove : words.link}
          </Button>
        )}
      </Stack>
      {changing && (
        <ChangeDialog
          link={data}
          provider={provider}
          onChanged={() => void client.invalidateQueries({ queryKey: KEY })}
          onClose={() => setChanging(false)}
        />
      )}
    </Panel>
  );
};
