import { IsOptional, Matches } from 'class-validator';
import { OidcSettings } from './oidc-settings.js';
import { Unset } from './setting-fields.js';

/** What an installation of several machines may have besides a database, a Redis and a bucket. */
export class ScaleSettings extends OidcSettings {
  /** mysql://user:password@host:port/database of a server that replicates DATABASE_URL; unset: everything is read from that. */
  @Unset()
  @IsOptional()
  @Matches(/^(mysql|mariadb):\/\/[^/]+\/[^/?]+/, {
    message: 'DATABASE_REPLICA_URL deve ter a forma mysql://usuario:senha@servidor:porta/banco',
  })
  DATABASE_REPLICA_URL?: string;
}
