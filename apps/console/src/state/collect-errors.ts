import { limits } from '@skillcert/core';
import { errorSink } from './error-sink.js';

/**
 * The delay after a failed download before the next try: a browser reports that it is online before its network
 * works.
 */
const nextTry_ms = 5_000;

/** The errors that could not be logged yet: without a network the log itself cannot be downloaded. */
let waiting: (readonly [thrown: unknown, where: string | undefined])[] = [];
let nextTry: ReturnType<typeof setTimeout> | undefined;

const writeDown = async (): Promise<void> => {
  try {
    if (!errorSink.log) await import('./error-log.js');
  } catch {
    // This must not become one more error; waiting errors are logged with the next one, or when the network is
    // back.
    clearTimeout(nextTry);
    if (navigator.onLine) nextTry = setTimeout(writeDown, nextTry_ms);
    return;
  }
  const errors = waiting;
  waiting = [];
  for (const [thrown, where] of errors) errorSink.log?.(thrown, where);
};

/** Gives an error to the error log, which is downloaded with the first one. */
export const keepError = (thrown: unknown, where?: string): Promise<void> => {
  waiting = [...waiting, [thrown, where] as const].slice(-limits.error_log_max);
  return writeDown();
};

/** Collects uncaught errors, in a build that users run. */
export const collectErrors = (): void => {
  window.addEventListener('online', () => {
    if (waiting.length > 0) void writeDown();
  });
  if (!import.meta.env.PROD) return;
  window.addEventListener('error', ({ error, message }) => keepError(error ?? message));
  window.addEventListener('unhandledrejection', ({ reason }) => keepError(reason));
};
