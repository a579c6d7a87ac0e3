export { DocumentQueueScreen } from './document-queue-screen';
