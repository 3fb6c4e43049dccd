import { type CallError, isCallError } from '@skillcert/api-client';
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

/** What a failed call says to the user. Only network failures come without words of the server; theirs go to the error log. */
export const explainFailure = (error: CallError): string => {
  if (error.failure === 'network') void keepError(error.cause ?? error);
  return sentenceOf(error);
};

/** Shows a failed call as a message of 5 s. An ended session has its dialog, and a cancelled call is nobody's concern. */
export const showFailure = (error: unknown): void => {
  if (!isCallError(error) || error.failure === 'expired' || error.failure === 'cancelled') return;
  const message = explainFailure(error);
  // Several calls that fail for one reason need to say it only once.
  if (toaster.items().some((shown) => shown.message === message)) return;
  toaster.show({ tone: 'danger', message });
};
