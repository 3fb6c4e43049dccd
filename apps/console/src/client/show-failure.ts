import { type CallError, isCallError } from '@skillcert/api-client';
import type { ToastLink } from '@skillcert/ui';
import { currentWords } from '../messages/words-state.js';
import { keepError } from '../state/collect-errors.js';
import { toaster } from './toaster.js';

/** Whether a call was given up because no answer came in time. */
export const isTimeout = (error: CallError): boolean =>
  error.failure === 'network' && /timeout/i.test(error.message);

const sentenceOf = (error: CallError): string => {
  const { t } = currentWords();
  if (error.failure !== 'network') return error.message || t('failure.error');
  return isTimeout(error) ? t('failure.timeout') : t('failure.network');
};

/**
 * The message of a failed call for the user. Only network failures come without words of the server; their causes
 * go to the error log.
 */
export const explainFailure = (error: CallError): string => {
  if (error.failure === 'network') void keepError(error.cause ?? error);
  return sentenceOf(error);
};

/** Long enough to read the obstacle, and to go there. */
const leadingMs = 20_000;

/** Shows it once: several calls may fail for one reason. */
const say = (message: string, link: ToastLink | undefined): void => {
  if (toaster.items().some((shown) => shown.message === message)) return;
  toaster.show({ tone: 'danger', message, ...(link && { link, duration: leadingMs }) });
};

/** The target of a refusal's link; a page that cannot download the table shows the message without it. */
const leadOf = async (error: CallError, class_id: number | undefined) => {
  try {
    return (await import('../obstacles/lead-of-error.js')).leadOfError(error, class_id);
  } catch {
    return undefined;
  }
};

/**
 * Shows a failed call as a message of 5 s, or of 20 s with a link to the missing part, in the class of the call. An
 * ended session has its dialog, and a cancelled call shows nothing.
 */
export const showFailure = (error: unknown, class_id?: number): void => {
  if (!isCallError(error) || error.failure === 'expired' || error.failure === 'cancelled') return;
  const message = explainFailure(error);
  // Before the sign-in nothing leads anywhere.
  if (error.failure === 'refused' && currentWords().areas) {
    void leadOf(error, class_id).then((link) => say(message, link));
  } else say(message, undefined);
};
