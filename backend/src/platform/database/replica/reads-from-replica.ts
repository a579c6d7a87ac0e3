import { SetMetadata } from '@nestjs/common';

export const READS_FROM_REPLICA = 'reads-from-replica';

/**
 * The route reads rows and writes none, so that a replica may answer it where there is one. Its handler may run twice, reads all
 * before it returns, and fills no cache of the process. Routes that do not declare it are answered by the primary.
 */
export const ReadsFromReplica = () => SetMetadata(READS_FROM_REPLICA, true);
