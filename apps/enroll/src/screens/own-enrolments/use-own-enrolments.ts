import type { InputOf, OwnEnrolment } from '@skillcert/api-client';
import { useState } from 'react';
import { call } from '../../client/call.js';
import { isRefusal, type Problem, problemOf } from '../../client/problem.js';
import { useScreenTitle } from '../../shell/use-screen-title.js';
import { useWords } from '../../words/use-words.js';
import { useProvenPhone } from '../phone-proof/use-proven-phone.js';

/** What the last command came to. */
export type Notice =
  | { readonly tone: 'success'; readonly words: 'withdrawn' | 'mend_sent' }
  | { readonly tone: 'warning'; readonly words: 'changed' }
  | { readonly tone: 'danger'; readonly problem: Problem };

type Change = InputOf<'class/updateEnrollByPhone'>;

/** The enrolments of the proven phone and what their candidate may do with them. */
export const useOwnEnrolments = () => {
  const { t } = useWords();
  const phone = useProvenPhone();
  const [notice, setNotice] = useState<Notice>();
  const [mending, setMending] = useState<number>();
  const heading = useScreenTitle(t('mine.title'), `own ${phone.state.at === 'proven'}`);

  /** Sends a change; resolves to whether the dialog or form that asked for it is finished with. */
  const change = async (input: Change, words: 'withdrawn' | 'mend_sent'): Promise<boolean> => {
    setNotice(undefined);
    try {
      await call('class/updateEnrollByPhone', input, { quiet: true });
    } catch (error) {
      if (isRefusal(error, 'phone_unproven')) phone.expire();
      else if (isRefusal(error, 'transition_refused') || isRefusal(error, 'state_changed')) {
        setNotice({ tone: 'warning', words: 'changed' });
        await phone.refresh();
        heading.current?.focus();
        return true;
      } else throw error;
      return false;
    }
    setNotice({ tone: 'success', words });
    await phone.refresh();
    // The button that was pressed is gone.
    heading.current?.focus();
    return true;
  };

  const withdraw = async ({ class_id, enrolment_id }: OwnEnrolment) => {
    try {
      return await change({ event: 'withdraw', class_id, enrolment_id }, 'withdrawn');
    } catch (error) {
      setNotice({ tone: 'danger', problem: problemOf(error) });
      heading.current?.focus();
      return true;
    }
  };

  return {
    phone,
    heading,
    notice,
    dismiss: () => setNotice(undefined),
    mending,
    mend: (enrolment_id: number | undefined) => {
      setMending(enrolment_id);
      if (enrolment_id === undefined) heading.current?.focus();
      else setNotice(undefined);
    },
    withdraw,
    change,
  };
};

/** What the variants of the screen share. */
export type OwnEnrolments = ReturnType<typeof useOwnEnrolments>;
