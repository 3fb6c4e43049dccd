import { useState } from 'react';
import { isRefusal, type Problem, problemOf } from '../../client/problem.js';
import type { ProvenPhone } from '../phone-proof/use-proven-phone.js';

/** The commands of the page that are done. */
export type Done =
  | 'withdrawn'
  | 'left'
  | 'accepted'
  | 'mend_sent'
  | 'pay_sent'
  | 'pay_started'
  | 'pay_asked'
  | 'pay_left'
  | 'refund_asked'
  | 'refund_withdrawn'
  | 'invoice_asked'
  | 'recheck_asked';

/** The result of the last command. */
type Notice =
  | { readonly tone: 'success'; readonly words: Done }
  | { readonly tone: 'warning'; readonly words: 'changed' }
  | { readonly tone: 'danger'; readonly problem: Problem };

/** The page shows an outdated state. */
const movedOn = ['transition_refused', 'state_changed', 'class_state', 'certificate_stands'] as const;

interface Page {
  readonly phone: ProvenPhone;
  readonly reloadPayments: () => void;
  readonly focusHeading: () => void;
}

/** Runs the commands of the page and says above the list what came of the last one. */
export const useOwnCommands = ({ phone, reloadPayments, focusHeading }: Page) => {
  const [notice, setNotice] = useState<Notice>();

  /** Runs a command; resolves to whether the dialog or form that asked for it is finished with. */
  const run = async (command: () => Promise<unknown>, words: Done): Promise<boolean> => {
    setNotice(undefined);
    try {
      await command();
    } catch (error) {
      if (isRefusal(error, 'phone_unproven')) phone.expire();
      else if (movedOn.some((refusal) => isRefusal(error, refusal))) {
        setNotice({ tone: 'warning', words: 'changed' });
        reloadPayments();
        await phone.refresh();
        focusHeading();
        return true;
      } else throw error;
      return false;
    }
    setNotice({ tone: 'success', words });
    reloadPayments();
    await phone.refresh();
    // The clicked button is gone.
    focusHeading();
    return true;
  };

  /** A command whose refusal is shown above the list: its dialog has no room for it. */
  const tell = async (command: () => Promise<unknown>, words: Done): Promise<boolean> => {
    try {
      return await run(command, words);
    } catch (error) {
      setNotice({ tone: 'danger', problem: problemOf(error) });
      focusHeading();
      return true;
    }
  };

  /** Fetches something that changes nothing; a problem is shown above the list. */
  const read = async (work: () => Promise<unknown>): Promise<void> => {
    try {
      await work();
    } catch (error) {
      if (isRefusal(error, 'phone_unproven')) phone.expire();
      else setNotice({ tone: 'danger', problem: problemOf(error) });
    }
  };

  const signOut = async () => {
    setNotice(undefined);
    try {
      await phone.signOut();
    } catch (error) {
      setNotice({ tone: 'danger', problem: problemOf(error) });
    }
  };

  return { notice, setNotice, run, tell, read, signOut };
};
