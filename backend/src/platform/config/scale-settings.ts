import { IsIn, IsOptional, IsString, Matches } from 'class-validator';
import { OidcSettings } from './oidc-settings.js';
import { Text, Unset } from './setting-fields.js';

/** Settings of an installation of several machines, besides a database, a Redis and a bucket. */
export class ScaleSettings extends OidcSettings {
  /** Whether browsers fetch originals of files from the bucket itself, at addresses that are good for a minute. */
  @Text('off')
  @IsIn(['on', 'off'], { message: 'S3_PRESIGNED deve ser on ou off' })
  S3_PRESIGNED: string = 'off';

  /** host:port of Redis's Sentinels, with commas between; REDIS_URL then gives user, password and database alone. */
  @Unset()
  @IsOptional()
  @Matches(/^[^\s,:@/]+:\d{1,5}(,[^\s,:@/]+:\d{1,5})*$/, {
    message: 'REDIS_SENTINELS deve ter a forma servidor:26379,servidor:26379',
  })
  REDIS_SENTINELS?: string;

  /** The master's name among the Sentinels. */
  @Text('mymaster')
  @IsString()
  REDIS_SENTINEL_NAME: string = 'mymaster';

  /** Password of the Sentinels themselves; that of Redis stands in REDIS_URL. */
  @Unset()
  @IsOptional()
  @IsString()
  REDIS_SENTINEL_PASSWORD?: string;
}
