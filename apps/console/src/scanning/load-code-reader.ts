import { codeReaderLoader } from '@skillcert/ui';
import worker from './code-reader.worker.ts?worker&url';

/**
 * The code reader, downloaded when the camera is first turned on and kept for as long as the page: then it needs no
 * connection.
 */
export const loadCodeReader = codeReaderLoader(worker);
