import { Module } from '@nestjs/common';
import { FileAccess } from '../../files/serve-file.service.js';
import { OrderAccessModule } from './order-access.module.js';
import { OrderFileAccess } from './order-file-access.js';

/** Who may see orders' files, for the feature that hands files out. */
@Module({
  imports: [OrderAccessModule],
  providers: [{ provide: FileAccess, useClass: OrderFileAccess }],
  exports: [FileAccess],
})
export class OrderFileAccessModule {}
