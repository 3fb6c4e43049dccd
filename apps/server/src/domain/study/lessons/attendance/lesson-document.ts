import type { AttendanceRow, LessonRow } from '@skillcert/api-client/contract';
import { formatDateTime } from '@skillcert/core';
import { documentOf } from '../../../../platform/documents/document-of.js';
import type { PdfDocument } from '../../../../platform/documents/pdf/pdf-document.js';
import { wordsIn } from '../../../../platform/http/words.js';
import type { Services } from '../../../../platform/services.js';
import { writeSheet } from '../../../../platform/sheet/write-sheet.js';
import { type LessonPaperColumn, lessonColumnsOnPaper } from './lesson-word.js';

/** A lesson with everybody on its sheet. */
export interface ListedLesson {
  readonly class_name: string;
  readonly lesson: LessonRow;
  readonly people: readonly AttendanceRow[];
}

interface Printing {
  readonly language: string;
  /** The address of the lesson's page, for readers in any active class. */
  readonly address: string;
}

const shares: Record<LessonPaperColumn, number> = {
  enrol_no: 24,
  name: 20,
  identity: 26,
  unit: 26,
  mark: 12,
  signature: 22,
};

const textsOf = (
  { programme: { time_zone } }: Pick<Services, 'programme'>,
  { lesson }: ListedLesson,
  language: string,
) => {
  const words = wordsIn(language);
  const at = (moment: string, pattern: string) => formatDateTime(moment, { pattern, timeZone: time_zone });
  const textOf = (column: LessonPaperColumn, person: AttendanceRow): string => {
    switch (column) {
      case 'identity':
        return person.id_masked;
      case 'unit':
        return person.unit_name ?? '';
      case 'mark':
        return person.mark ? words(`lesson.mark.${person.mark}`) : '';
      // Two lines, so that there is room to sign.
      case 'signature':
        return '\n';
      default:
        return person[column];
    }
  };
  return {
    words,
    textOf,
    heads: lessonColumnsOnPaper.map((column) => words(`paper.column.${column}`)),
    time: `${at(lesson.starts_at, '{y}-{m}-{d} {h}:{i}')}–${at(lesson.ends_at, '{h}:{i}')}`,
  };
};

/** The attendance sheet of a lesson, to be signed. Its code leads to the page where the same people are marked. */
export const lessonDocument = (
  services: Pick<Services, 'programme' | 'now'>,
  listed: ListedLesson,
  { language, address }: Printing,
): PdfDocument => {
  const { lesson, people, class_name } = listed;
  const { words, textOf, heads, time } = textsOf(services, listed, language);
  const title = words('lesson.title');
  return documentOf(services, {
    title: `${title} ${lesson.title} ${time}`,
    language,
    paper: 'a4',
    foot: `${lesson.title} · ${time}`,
    blocks: [
      { kind: 'heading', over: class_name, text: title, aside: lesson.title },
      {
        kind: 'beside',
        side_width: 72,
        main: [
          {
            kind: 'facts',
            columns: 2,
            items: [
              { label: words('paper.time'), value: time, wide: true },
              { label: words('paper.address'), value: lesson.place, wide: true },
              { label: words('paper.people'), value: String(people.length) },
              { label: words('lesson.teachers'), value: lesson.teachers.map(({ name }) => name).join(', ') },
              { label: words('lesson.signed'), value: '____________________' },
            ].filter(({ value }) => value !== ''),
          },
        ],
        side: [{ kind: 'qr', value: address, size: 72, alt: words('lesson.code') }],
      },
      {
        kind: 'table',
        columns: heads.map((head, index) => ({ head, share: shares[lessonColumnsOnPaper[index] ?? 'mark'] })),
        rows: people.map((person) => lessonColumnsOnPaper.map((column) => textOf(column, person))),
      },
    ],
  });
};

/** The same as a sheet, a line for each candidate; without signatures. */
export const lessonSheet = (
  services: Pick<Services, 'programme'>,
  listed: ListedLesson,
  language: string,
): Promise<Buffer> => {
  const { words, textOf } = textsOf(services, listed, language);
  const columns = lessonColumnsOnPaper.filter((column) => column !== 'signature');
  return writeSheet({
    title: words('lesson.title'),
    columns: columns.map((column) => ({ head: words(`paper.column.${column}`), width: 24 })),
    rows: listed.people.map((person) => columns.map((column) => textOf(column, person))),
  });
};
