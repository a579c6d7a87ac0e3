import { Global, Module, type DynamicModule } from '@nestjs/common';
import { PASSWORD_COST, PasswordHasher, type PasswordCost } from './password-hasher.js';

/** The one hasher of passwords, at the product's cost; tests, which hash hundreds, take a lower one. */
@Global()
@Module({})
export class PasswordsModule {
  static with(cost: PasswordCost = PASSWORD_COST): DynamicModule {
    return {
      module: PasswordsModule,
      providers: [{ provide: PasswordHasher, useFactory: () => new PasswordHasher(cost) }],
      exports: [PasswordHasher],
    };
  }
}
