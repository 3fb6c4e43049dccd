import { formatDateTime } from '@skillcert/core';
import { titleIn } from '../../../../platform/http/title-in.js';
import { wordsIn } from '../../../../platform/http/words.js';
import type { Services } from '../../../../platform/services.js';
import { type ListedPaper, type PaperColumn, paperColumns } from './paper-word.js';
import type { Seated, SeatedSitting } from './read-seated.js';

/** The texts of a paper of a sitting, for its PDF and its sheet. */
export const paperTexts = (
  { programme: { time_zone }, exam }: Pick<Services, 'programme' | 'exam'>,
  { subject: subjectId, starts_at, ends_at }: Pick<SeatedSitting, 'subject' | 'starts_at' | 'ends_at'>,
  language: string,
) => {
  const words = wordsIn(language);
  const at = (moment: string, pattern: string) => formatDateTime(moment, { pattern, timeZone: time_zone });
  const title = exam.subjects.find(({ id }) => id === subjectId)?.title;
  const subject = title ? titleIn(language, title) : subjectId;
  const textOf = (column: PaperColumn, person: Seated): string => {
    switch (column) {
      case 'seat':
        return words('ticket.place', { row: person.row, column: person.column });
      case 'identity':
        return person.id_masked;
      case 'unit':
        return person.unit_name ?? '';
      case 'subject':
        return subject;
      case 'signature':
      case 'remark':
        return '';
      default:
        return person[column];
    }
  };
  return {
    words,
    subject,
    time: `${at(starts_at, '{y}-{m}-{d} {h}:{i}')}–${at(ends_at, '{h}:{i}')}`,
    textOf,
    headsOf: (paper: ListedPaper) => paperColumns[paper].map((column) => words(`paper.column.${column}`)),
  };
};
