import { createHash, createHmac, randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { ServerKeys } from '../../access/auth/server-keys.js';
import { Settings } from '../../platform/config/settings.js';
import type { OfferLink } from './offer-link.entity.js';

/** 32 bytes in base64url. */
const TOKEN = /^[\w-]{43}$/;

/**
 * Makes the tokens of links: 256 bits that only the server's key can make again. So the same link has the same address
 * each time, while the database holds nothing that opens one.
 */
@Injectable()
export class LinkTokens {
  private key: Buffer | undefined;

  constructor(
    private readonly keys: ServerKeys,
    private readonly settings: Settings,
  ) {}

  newNonce(): string {
    return randomBytes(16).toString('hex');
  }

  tokenOf({ id, nonce }: Pick<OfferLink, 'id' | 'nonce'>): string {
    this.key ??= this.keys.derive('offer links');
    return createHmac('sha256', this.key)
      .update(`${String(id)}|${nonce}`)
      .digest('base64url');
  }

  /** The stored digest of a token. */
  digestOf(token: string): string {
    return createHash('sha256').update(token).digest('hex');
  }

  /** The stored digest of a token that was typed, or null for a text that is no token. */
  digestOfText(text: string): string | null {
    return TOKEN.test(text) ? this.digestOf(text) : null;
  }

  /** The link's path on this server. */
  pathOf(link: Pick<OfferLink, 'id' | 'nonce'>): string {
    return `/p/${this.tokenOf(link)}`;
  }

  /** The link's whole address; null where the server does not know its own: a request's Host is never trusted here. */
  addressOf(link: Pick<OfferLink, 'id' | 'nonce'>): string | null {
    const { PUBLIC_URL } = this.settings.server;
    return PUBLIC_URL ? PUBLIC_URL.replace(/\/$/, '') + this.pathOf(link) : null;
  }
}
