import { defaultExam, isTicketCode, sittingOfScan } from '@skillcert/core';
import { useFormats } from '../../../../format/use-formats.js';
import { useWords } from '../../../../messages/words-state.js';
import { useSubjectTitle } from '../../use-exam-plan.js';
import { deviceName } from '../own-device.js';
import { lateFor, letInBy, pastEntryOf, type ShownScan } from './shown-result.js';

const longestShown = 40;

// A long text without a blank overflows its box, and nobody reads it.
const shortened = (text: string) => (text.length > longestShown ? `${text.slice(0, longestShown)}…` : text);

/** The words of a result: the result itself, its person or number, and the seat. */
export const useResultWords = () => {
  const { t } = useWords();
  const { minute, clock } = useFormats();
  const subjectTitle = useSubjectTitle();
  const title = (shown: ShownScan): string => {
    const { status, reason, opens_at, at } = shown;
    const missed = lateFor(shown);
    if (reason === 'too_early' && opens_at)
      return t('check_in.denied.too_early_for', { time: minute(opens_at) });
    const minutes = pastEntryOf(shown);
    if (minutes !== undefined)
      return t('check_in.result.past_entry', { minutes, limit: defaultExam.entry_minutes ?? 0 });
    if (missed) return t('check_in.result.late', { time: clock(at), start: clock(missed.starts_at) });
    return status === 'denied' && reason ? t(`check_in.denied.${reason}`) : t(`check_in.result.${status}`);
  };
  const about = (shown: ShownScan): string => {
    const { candidate, enrol_no, reason } = shown;
    // An unknown code means nothing to people.
    if (!candidate) return isTicketCode(enrol_no) ? '' : shortened(enrol_no);
    const person = `${candidate.name} · ${enrol_no}`;
    const held = reason === 'already_admitted' ? letInBy(shown) : undefined;
    if (!held) return person;
    return `${person} · ${t('check_in.at', { time: minute(held.at), device: deviceName(held.device) })}`;
  };
  /** The seats of a person: first the place that they are to go to now. */
  const places = (shown: ShownScan): readonly string[] => {
    const { seats, reason, at, status } = shown;
    if (seats.length === 0) return reason === 'old_ticket' ? [t('check_in.no_seat')] : [];
    const now = sittingOfScan(seats, Date.parse(at));
    const lines = seats
      .toSorted((one, other) => Number(other === now) - Number(one === now))
      .map(({ subject, room_name, row, column }) =>
        t('check_in.seat', { subject: subjectTitle(subject), room: room_name, row, column }),
      );
    // The reason of a refusal says so already.
    const replaced = shown.replaced && reason !== 'old_ticket' ? [t('check_in.result.replaced')] : [];
    const here = status === 'admitted_here' && lateFor(shown) ? [t('check_in.result.admitted_here')] : [];
    const next = pastEntryOf(shown) === undefined ? [] : [t('check_in.result.past_entry_next')];
    return [...next, ...replaced, ...lines, ...here];
  };
  return { title, about, places };
};
