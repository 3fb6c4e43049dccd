import { isTicketCode, sittingOfScan } from '@skillcert/core';
import { useFormats } from '../../../../format/use-formats.js';
import { useWords } from '../../../../messages/words-state.js';
import { useSubjectTitle } from '../../use-exam-plan.js';
import { deviceName } from '../own-device.js';
import { lateFor, type ShownScan } from './shown-result.js';

const longestShown = 40;

// A long text without a blank overflows its box, and nobody reads it.
const shortened = (text: string) => (text.length > longestShown ? `${text.slice(0, longestShown)}…` : text);

/** The words of a result: the result itself, its person or number, and the seat. */
export const useResultWords = () => {
  const { t } = useWords();
  const { minute, clock } = useFormats();
  const subjectTitle = useSubjectTitle();
  const title = (shown: ShownScan): string => {
    const { status, reason, at } = shown;
    const missed = lateFor(shown);
    if (missed) return t('report.result.late', { time: clock(at), start: clock(missed.starts_at) });
    return status === 'denied' && reason ? t(`report.denied.${reason}`) : t(`report.result.${status}`);
  };
  const about = ({ candidate, enrol_no, reason }: ShownScan): string => {
    // An unknown code means nothing to people.
    if (!candidate) return isTicketCode(enrol_no) ? '' : shortened(enrol_no);
    const person = `${candidate.name} · ${enrol_no}`;
    const { admitted_at, device } = candidate;
    if (reason !== 'already_admitted' || !admitted_at || !device) return person;
    return `${person} · ${t('report.at', { time: minute(admitted_at), device: deviceName(device) })}`;
  };
  /** The seats of a person: first the place that they are to go to now. */
  const places = (shown: ShownScan): readonly string[] => {
    const { seats, reason, at, status } = shown;
    if (seats.length === 0) return reason === 'old_ticket' ? [t('report.no_seat')] : [];
    const now = sittingOfScan(seats, Date.parse(at));
    const lines = seats
      .toSorted((one, other) => Number(other === now) - Number(one === now))
      .map(({ subject, room_name, row, column }) =>
        t('report.seat', { subject: subjectTitle(subject), room: room_name, row, column }),
      );
    // The reason of a refusal says so already.
    const replaced = shown.replaced && reason !== 'old_ticket' ? [t('report.result.replaced')] : [];
    const here = status === 'admitted_here' && lateFor(shown) ? [t('report.result.admitted_here')] : [];
    return [...replaced, ...lines, ...here];
  };
  return { title, about, places };
};
