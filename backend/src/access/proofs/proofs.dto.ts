import { ApiProperty } from '@nestjs/swagger';
import { Nullable } from '../../platform/http/nullable.js';

/** How the user of this session shows again who they are, without a password. */
export class ProofView {
  @ApiProperty({
    description: 'Whether the last sign-in or proof of this session is more than ten minutes ago',
  })
  needed: boolean;

  @ApiProperty({ description: 'Whether a passkey of the account can do it at this address' })
  passkey: boolean;

  @Nullable(
    String,
    'What the OpenID provider is called that can do it; null where the account is linked to none',
  )
  provider: string | null;
}
