import { type CallError, isCallError } from '@skillcert/api-client';
import { currentWords } from '../messages/words-state.js';
import { keepError } from '../state/collect-errors.js';
import { toaster } from './toaster.js';

/** What a failed call says to the user. Only network failures come without words of the server. */
export const failureText = (error: CallError): string => {
  const { t } = currentWords();
  if (error.failure !== 'network') return error.message || t('failure.error');
  return /timeout/i.test(error.message) ? t('failure.timeout') : t('failure.network');
};

/** Shows a failed call as a message of 5 s. An ended session has its dialog, and a cancelled call is nobody's concern. */
export const showFailure = (error: unknown): void => {
  if (!isCallError(error) || error.failure === 'expired' || error.failure === 'cancelled') return;
  const message = failureText(error);
  // The user reads a sentence; what the browser itself said goes to the error log.
  if (error.failure === 'network') void keepError(error.cause ?? error);
  // Several calls that fail for one reason need to say it only once.
  if (toaster.items().some((shown) => shown.message === message)) return;
  toaster.show({ tone: 'danger', message });
};
