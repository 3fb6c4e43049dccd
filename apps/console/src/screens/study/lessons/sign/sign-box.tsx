import type { OutputOf } from '@skillcert/api-client';
import { isTicketCode } from '@skillcert/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { attempt } from '../../../../client/attempt.js';
import { call } from '../../../../client/call.js';
import { useWords } from '../../../../messages/words-state.js';
import { hasSound } from '../../../../scanning/has-sound.js';
import { NumberBox } from '../../../../scanning/number-box.js';
import { playSound } from '../../../../scanning/play-sound.js';
import { randomId } from '../../../../scanning/random-id.js';

interface SignBoxProps {
  readonly class_id: number;
  readonly lessonId: number;
  /** Nobody can be marked yet, or any more. */
  readonly closed: boolean;
}

/** The result of a scan; one that did not arrive is shown too, because the field is empty by then. */
type Result =
  | (OutputOf<'course/signLesson'> & { readonly key: string })
  | { readonly key: string; readonly status: 'failed'; readonly enrol_no: string; readonly candidate: null };

const remembered = 5;

const refusing = { tone: 'danger', sound: 'bad' } as const;

const looks = {
  signed: { tone: 'success', sound: 'good' },
  already: { tone: 'info', sound: 'unsure' },
  unknown_number: refusing,
  other_class: refusing,
  forged_ticket: refusing,
  misread_code: refusing,
  not_approved: refusing,
  refused: refusing,
  withdrawn: refusing,
  moved: refusing,
  expired: refusing,
  not_onsite: refusing,
  failed: refusing,
} as const satisfies Record<Result['status'], object>;

/** A late arrival is shown as late. */
const looksOf = ({ status, candidate }: Result) =>
  status === 'signed' && candidate?.mark === 'late'
    ? ({ tone: 'warning', sound: 'unsure' } as const)
    : looks[status];

/** The person or number of a result; an unknown code means nothing to people. */
const about = ({ candidate, enrol_no }: Result): string => {
  if (candidate) return `${candidate.name} · ${enrol_no}`;
  return isTicketCode(enrol_no) ? '' : enrol_no;
};

/** The field where numbers are scanned or typed at a lesson, and the last results: in words, colour and sound. */
export function SignBox({ class_id, lessonId, closed }: SignBoxProps) {
  const { t } = useWords();
  const queries = useQueryClient();
  const [shown, setShown] = useState<readonly Result[]>([]);

  const sign = async (enrol_no: string) => {
    const key = randomId();
    const answer = await attempt(() =>
      call('course/signLesson', { class_id, lesson_id: lessonId, enrol_no }),
    );
    const result = answer
      ? { ...answer, key }
      : { key, status: 'failed' as const, enrol_no, candidate: null };
    setShown((before) => [result, ...before].slice(0, remembered));
    if (hasSound()) playSound(looksOf(result).sound);
    await queries.invalidateQueries({ queryKey: ['course', 'fetchAttendance'] });
  };

  return (
    <NumberBox
      label={t('lessons.number')}
      hint={t('lessons.number_hint')}
      action={t('lessons.sign')}
      closed={closed}
      onNumber={sign}
      results={shown.map((each) => ({
        key: each.key,
        tone: looksOf(each).tone,
        title: t(`lessons.result.${each.status}`, {
          mark: t(`lessons.mark.${each.candidate?.mark ?? 'open'}`),
        }),
        about: about(each),
      }))}
    />
  );
}
