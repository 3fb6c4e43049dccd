import type { InputOf } from '@skillcert/api-client';

interface ErrorSink {
  /** The error log, once it has been downloaded; it enters itself here, so that it is found without a network. */
  log?: (thrown: unknown, where?: string) => void;
  /**
   * The function that reports an error to the server. The client registers itself: it reports its own failures
   * here.
   */
  report?: (error: InputOf<'log/reportError'>) => Promise<unknown>;
}

/** Where errors go. */
export const errorSink: ErrorSink = {};
