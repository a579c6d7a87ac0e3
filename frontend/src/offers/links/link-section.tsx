import { Box, Button, Stack, Typography } from '@mui/material';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { answer, api, byId, messageOf, underBase } from '../../api';
import type { components } from '../../api/schema';
import { texts } from '../../i18n';
import { useAttempt, useBusy, useToast } from '../../ui';

const { links: words } = texts.offers;

type OfferLink = components['schemas']['OfferLinkView'];

const keys = {
  list: (orderId: number) => ['offer-links', orderId],
  open: (orderId: number) => ['offer-link', orderId],
};

/** The links of a quote, newest first. */
const useLinks = (orderId: number) =>
  useQuery({
    queryKey: keys.list(orderId),
    queryFn: ({ signal }) => answer(api.GET('/api/orders/{id}/links', { ...byId(orderId), signal })),
  });

/**
 * The link that a user hands on: always the same one, until it is withdrawn. A quote that does not wait for an answer has none.
 * @returns its whole address, and a way to ask for it once it may be made
 */
export const useOpenLink = (orderId: number, enabled = true) => {
  const client = useQueryClient();
  const options = {
    queryKey: keys.open(orderId),
    queryFn: async () => {
      const call = api.POST('/api/orders/{id}/links', { params: { path: { id: orderId } }, body: {} });
      const { url, path } = await answer(call);
      return url ?? window.location.origin + underBase(path);
    },
    retry: false,
    gcTime: 0,
  };
  return { ...useQuery({ ...options, enabled }), load: () => client.query(options) };
};

/** Copies an address, and says so by this text; where the browser refuses, the user copies it. */
export const useCopyLink = (copied: string) => {
  const toast = useToast();
  return (address: string) =>
    navigator.clipboard.writeText(address).then(
      () => toast(copied, 'success'),
      () => toast(words.copyYourself(address), 'info'),
    );
};

/** Withdraws a link: its page is gone at once. */
const useWithdraw = (orderId: number) => {
  const client = useQueryClient();
  const attempt = useAttempt();
  return async (linkId: number): Promise<void> => {
    const path = { id: orderId, link_id: linkId };
    await attempt(
      () => answer(api.PUT('/api/orders/{id}/links/{link_id}/withdraw', { params: { path } })),
      texts.offers.links.withdrawFailed,
    );
    await Promise.all([
      client.invalidateQueries({ queryKey: keys.list(orderId) }),
      client.resetQueries({ queryKey: keys.open(orderId) }),
    ]);
  };
};

const LinkRow = ({ link, onWithdraw }: { link: OfferLink; onWithdraw: () => Promise<void> }) => {
  const [busy, run] = useBusy();
  const who = link.recipient || words.unaddressed;
  return (
    <Box component="li" sx={{ display: 'flex', gap: 1, alignItems: 'center', typography: 'note' }}>
      <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
        {who}
        <Box component="span" sx={{ color: 'text.secondary', display: 'block' }}>
          {link.refused ? words.refused : words.opened(link.opened)}
        </Box>
      </Box>
      <Button
        size="small"
        color="inherit"
        loading={busy}
        aria-label={words.withdrawOf(who)}
        onClick={() => void run(onWithdraw)}
      >
        {words.withdraw}
      </Button>
    </Box>
  );
};

interface LinksOutProps {
  orderId: number;
  /** Stands between the title and the links; without it nothing is shown where no link is out. */
  children?: (links: readonly OfferLink[]) => ReactNode;
}

/** The links to the customer's page that are out, with the way to end each. */
export const LinksOut = ({ orderId, children }: LinksOutProps) => {
  const { data = [] } = useLinks(orderId);
  const withdraw = useWithdraw(orderId);
  const valid = data.filter(({ state }) => state === 'valid');
  if (valid.length === 0 && !children) return null;
  return (
    <Stack component="section" aria-label={words.title} sx={{ gap: 1, alignItems: 'stretch', maxWidth: 480 }}>
      <Typography variant="h3" component="h3">
        {words.title}
      </Typography>
      {children?.(valid)}
      {valid.length > 0 && (
        <Stack component="ul" aria-label={words.list} sx={{ gap: 0.5 }}>
          {valid.map((link) => (
            <LinkRow key={link.id} link={link} onWithdraw={() => withdraw(link.id)} />
          ))}
        </Stack>
      )}
    </Stack>
  );
};

/** The address of the customer's page while it is sent: one is made, and what stands against it. */
export const LinkSection = ({ orderId }: { orderId: number }) => {
  const { error } = useOpenLink(orderId);
  return (
    <LinksOut orderId={orderId}>
      {(links) => (
        <>
          {links.some((link) => link.refused) && (
            <Typography variant="note" color="warning">
              {words.afterRefusal}
            </Typography>
          )}
          {error && (
            <Typography variant="note" color="warning">
              {messageOf(error, words.failed)}
            </Typography>
          )}
        </>
      )}
    </LinksOut>
  );
};
