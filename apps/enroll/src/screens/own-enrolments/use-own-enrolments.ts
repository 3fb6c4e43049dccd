import type { InputOf, OwnEnrolment } from '@skillcert/api-client';
import { holdsSeat } from '@skillcert/core';
import { useState } from 'react';
import { call } from '../../client/call.js';
import { useScreenTitle } from '../../shell/use-screen-title.js';
import { useWords } from '../../words/use-words.js';
import { useProvenPhone } from '../phone-proof/use-proven-phone.js';
import { useOwnCertificates } from './certificate/use-own-certificates.js';
import { useOwnLessons } from './lessons/use-own-lessons.js';
import { useOwnPayments } from './payment/use-own-payments.js';
import { useOwnCourses } from './study/use-own-courses.js';
import { useOwnTickets } from './ticket/use-own-tickets.js';
import { type Done, useOwnCommands } from './use-own-commands.js';

type Change = InputOf<'class/updateEnrollByPhone'>;

/** The enrolments of the proven phone and their candidate's actions. */
export const useOwnEnrolments = () => {
  const { t } = useWords();
  const phone = useProvenPhone();
  const payments = useOwnPayments(phone.state.at === 'proven');
  const certificateOf = useOwnCertificates(phone.items);
  const courses = useOwnCourses(phone.items);
  const lessonsOf = useOwnLessons(phone.items);
  const ticketOf = useOwnTickets(phone.items);
  const [correcting, setCorrecting] = useState<number>();
  const heading = useScreenTitle(t('mine.title'), `own ${phone.state.at === 'proven'}`);
  const { notice, setNotice, run, tell, read, signOut } = useOwnCommands({
    phone,
    reloadPayments: payments.reload,
    focusHeading: () => heading.current?.focus(),
  });

  const change = (input: Change, words: Done) =>
    run(() => call('class/updateEnrollByPhone', input, { quiet: true }), words);

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
