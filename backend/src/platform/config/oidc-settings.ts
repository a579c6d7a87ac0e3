import { IsIn, IsOptional, IsString, Matches, MaxLength } from 'class-validator';
import { Text, Unset } from './setting-fields.js';

/** Signing in at an OpenID provider: the settings of that alone. */
export class OidcSettings {
  /** Issuer of an OpenID provider at which users may sign in, too; unset: none. Without TLS on this machine alone. */
  @Unset()
  @IsOptional()
  @Matches(/^(https:\/\/[^\s/?#@]+|http:\/\/(localhost|127\.0\.0\.1)(:\d+)?)(\/[^\s?#]*)?$/, {
    message: 'OIDC_ISSUER deve ser o endereço https do provedor, sem consulta',
  })
  OIDC_ISSUER?: string;

  /** The name by which the provider knows this installation. */
  @Unset()
  @IsOptional()
  @IsString()
  OIDC_CLIENT_ID?: string;

  /** The secret that the provider gave for it. */
  @Unset()
  @IsOptional()
  @IsString()
  OIDC_CLIENT_SECRET?: string;

  /** The provider's name on the sign-in screen. */
  @Text('conta da empresa')
  @MaxLength(40, { message: 'OIDC_NAME deve ter no máximo 40 caracteres' })
  OIDC_NAME: string = 'conta da empresa';

  /** Whether an account is linked at the first sign-in by an e-mail that the provider has verified: `on` trusts it with every account. */
  @Text('off')
  @IsIn(['on', 'off'], { message: 'OIDC_LINK_BY_EMAIL deve ser on ou off' })
  OIDC_LINK_BY_EMAIL: string = 'off';

  /** The OpenID provider's name on the sign-in screen; null where none is set. */
  get oidcName(): string | null {
    return this.OIDC_ISSUER === undefined ? null : this.OIDC_NAME;
  }
}
