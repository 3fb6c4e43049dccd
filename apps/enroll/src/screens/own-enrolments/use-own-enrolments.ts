import type { InputOf, OwnEnrolment } from '@skillcert/api-client';
import { holdsSeat } from '@skillcert/core';
import { useState } from 'react';
import { call } from '../../client/call.js';
import { isRefusal, type Problem, problemOf } from '../../client/problem.js';
import { useScreenTitle } from '../../shell/use-screen-title.js';
import { useWords } from '../../words/use-words.js';
import { useProvenPhone } from '../phone-proof/use-proven-phone.js';
import { useOwnCertificates } from './certificate/use-own-certificates.js';
import { useOwnLessons } from './lessons/use-own-lessons.js';
import { useOwnPayments } from './payment/use-own-payments.js';
import { useOwnCourses } from './study/use-own-courses.js';
import { useOwnTickets } from './ticket/use-own-tickets.js';

type Done =
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
export type Notice =
  | { readonly tone: 'success'; readonly words: Done }
  | { readonly tone: 'warning'; readonly words: 'changed' }
  | { readonly tone: 'danger'; readonly problem: Problem };

type Change = InputOf<'class/updateEnrollByPhone'>;

/** The page shows an outdated state. */
const movedOn = ['transition_refused', 'state_changed', 'class_state', 'certificate_stands'] as const;

/** The enrolments of the proven phone and their candidate's actions. */
export const useOwnEnrolments = () => {
  const { t } = useWords();
  const phone = useProvenPhone();
  const payments = useOwnPayments(phone.state.at === 'proven');
  const certificateOf = useOwnCertificates(phone.items);
  const courses = useOwnCourses(phone.items);
  const lessonsOf = useOwnLessons(phone.items);
  const ticketOf = useOwnTickets(phone.items);
  const [notice, setNotice] = useState<Notice>();
  const [correcting, setCorrecting] = useState<number>();
  const heading = useScreenTitle(t('mine.title'), `own ${phone.state.at === 'proven'}`);

  /** Runs a command; resolves to whether the dialog or form that asked for it is finished with. */
  const run = async (command: () => Promise<unknown>, words: Done): Promise<boolean> => {
    setNotice(undefined);
    try {
      await command();
    } catch (error) {
      if (isRefusal(error, 'phone_unproven')) phone.expire();
      else if (movedOn.some((refusal) => isRefusal(error, refusal))) {
        setNotice({ tone: 'warning', words: 'changed' });
        payments.reload();
        await phone.refresh();
        heading.current?.focus();
        return true;
      } else throw error;
      return false;
    }
    setNotice({ tone: 'success', words });
    payments.reload();
    await phone.refresh();
    // The button that was pressed is gone.
    heading.current?.focus();
    return true;
  };

  const change = (input: Change, words: Done) =>
    run(() => call('class/updateEnrollByPhone', input, { quiet: true }), words);

  /** A command whose refusal is shown above the list: its dialog has no room for it. */
  const tell = async (command: () => Promise<unknown>, words: Done): Promise<boolean> => {
    try {
      return await run(command, words);
    } catch (error) {
      setNotice({ tone: 'danger', problem: problemOf(error) });
      heading.current?.focus();
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

  const apply = (event: 'withdraw' | 'accept', { class_id, enrolment_id }: OwnEnrolment, words: Done) =>
    tell(() => call('class/updateEnrollByPhone', { event, class_id, enrolment_id }, { quiet: true }), words);

  return {
    phone,
    heading,
    notice,
    dismiss: () => setNotice(undefined),
    correcting,
    correct: (enrolment_id: number | undefined) => {
      setCorrecting(enrolment_id);
      if (enrolment_id === undefined) heading.current?.focus();
      else setNotice(undefined);
    },
    withdraw: (own: OwnEnrolment) => apply('withdraw', own, holdsSeat(own.status) ? 'withdrawn' : 'left'),
    accept: (own: OwnEnrolment) => apply('accept', own, 'accepted'),
    signOut,
    change,
    run,
    tell,
    read,
    courses,
    lessonsOf,
    ticketOf,
    certificateOf,
    paymentsOf: payments.of,
    reloadPayments: payments.reload,
  };
};

/** The shared state of the variants of the screen. */
export type OwnEnrolments = ReturnType<typeof useOwnEnrolments>;
