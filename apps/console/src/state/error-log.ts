import { limits, scrub } from '@skillcert/core';
import { proxy, ref, useSnapshot } from 'valtio';
import { errorSink } from './error-sink.js';

/** An error that happened in this page, scrubbed. */
export interface LoggedError {
  readonly id: number;
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly message: string;
  readonly stack: string;
  /** The path it happened at. */
  readonly route: string;
}

const state = proxy<{ errors: readonly LoggedError[] }>({ errors: ref([]) });
let counted = 0;
let sentAt: number[] = [];

/** The build that runs here: the name of its first script, which changes with every build. */
const release = () =>
  document.querySelector<HTMLScriptElement>('script[type=module][src]')?.src.split('/').at(-1) ?? '';

const send = async ({ message, stack, route }: LoggedError) => {
  const now = Date.now();
  sentAt = sentAt.filter((at) => now - at < 60_000);
  if (sentAt.length >= limits.error_log_per_minute) return;
  sentAt.push(now);
  try {
    await errorSink.report?.({ message, stack, route, release: release() });
  } catch {
    // A log that cannot be reached must not become one more error, and that one another.
  }
};

const cut = (text: string, max: number) => [...scrub(text).toWellFormed()].slice(0, max).join('');

const textOf = (thrown: unknown, where: string) =>
  thrown instanceof Error
    ? { message: String(thrown), stack: `${thrown.stack ?? ''}${where}` }
    : { message: String(thrown), stack: where };

/** Stores an error in the error log, at most 100, and reports it to the server, at most ten a minute. */
const logError = (thrown: unknown, where = ''): void => {
  const { message, stack } = textOf(thrown, where);
  counted += 1;
  const error: LoggedError = {
    id: counted,
    at: Date.now(),
    message: cut(message, limits.error_message_max),
    stack: cut(stack, limits.error_stack_max),
    route: location.pathname,
  };
  state.errors = ref([error, ...state.errors].slice(0, limits.error_log_max));
  void send(error);
};

errorSink.log = logError;

/** Empties the error log. */
export const clearErrors = (): void => {
  state.errors = ref([]);
};

/** The errors of this page, newest first. */
export const useErrors = (): readonly LoggedError[] => useSnapshot(state).errors;
