import { type Client, createClient, isCallError } from '@skillcert/api-client';
import { settings } from '../state/settings.js';
import { readToken } from '../state/token.js';
import { noteAnswer } from '../told/own-answers.js';
import { classRefused } from './class-refused.js';
import { concernsActiveClass } from './concerns-active-class.js';
import { showMissing } from './show-missing.js';

const client = createClient({
  getToken: readToken,
  getLanguage: () => settings.language,
  onMissing: showMissing,
  onAnswer: noteAnswer,
});

/** The client of the console. A refusal about the active class may mean that it was taken away, which is reported. */
export const send: Client = async (name, input, options) => {
  try {
    return await client(name, input, options);
  } catch (error) {
    if (isCallError(error) && concernsActiveClass(error, input)) classRefused.tell?.();
    throw error;
  }
};
