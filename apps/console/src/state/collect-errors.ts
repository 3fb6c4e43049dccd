import { errorSink } from './error-sink.js';

/** Hands an error to the error log, which is downloaded with the first one. */
export const keepError = async (thrown: unknown, where?: string): Promise<void> => {
  try {
    if (!errorSink.log) await import('./error-log.js');
    errorSink.log?.(thrown, where);
  } catch {
    // Without a network there is no log to write into, and this must not become one more error.
  }
};

/** Collects what nobody caught, in a build that users run. */
export const collectErrors = (): void => {
  if (!import.meta.env.PROD) return;
  window.addEventListener('error', ({ error, message }) => keepError(error ?? message));
  window.addEventListener('unhandledrejection', ({ reason }) => keepError(reason));
};
