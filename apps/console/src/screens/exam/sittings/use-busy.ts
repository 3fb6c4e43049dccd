import type { OutputOf } from '@skillcert/api-client';
import { useCallQuery } from '../../../client/use-call-query.js';
import { useFormats } from '../../../format/use-formats.js';
import { useWords } from '../../../messages/words-state.js';
import { useSubjectTitle } from '../use-exam-plan.js';

type Busy = OutputOf<'exam/fetchBusy'>;
type Taken = Busy['rooms'][number] | Busy['people'][number] | Busy['names'][number];

interface Span {
  readonly starts_at: string;
  readonly ends_at: string;
}

/** Other sittings that take rooms and invigilators of a class in a span of time; none without a span. */
export const useBusy = (class_id: number, span: Span | undefined, sitting_id?: number): Busy => {
  const asked = { class_id, starts_at: '', ends_at: '', ...span, ...(sitting_id && { sitting_id }) };
  const { data } = useCallQuery('exam/fetchBusy', asked, { enabled: span !== undefined, keepLast: true });
  return (span && data) ?? { rooms: [], people: [], names: [] };
};

/** The words for a booking: its time, its class, its subject, and its room. */
export const useTakenText = (): ((taken: Taken) => string) => {
  const { t } = useWords();
  const { minutes } = useFormats();
  const subjectTitle = useSubjectTitle();
  return (taken) => {
    const time = minutes(taken.starts_at, taken.ends_at);
    const room = 'room_name' in taken ? taken.room_name : '';
    const place = taken.elsewhere ? (taken.class_name ?? t('exam.busy.other_class')) : t('exam.busy.here');
    return t('exam.busy.text', {
      time,
      place: [place, subjectTitle(taken.subject), room].filter(Boolean).join(' · '),
    });
  };
};
