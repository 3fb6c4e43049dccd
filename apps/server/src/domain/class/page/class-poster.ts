import type { ClassPage } from '@skillcert/api-client/contract';
import { formatCents, formatDateTime, type Language } from '@skillcert/core';
import { documentOf } from '../../../platform/documents/document-of.js';
import type { PdfDocument } from '../../../platform/documents/pdf/pdf-document.js';
import { titleIn } from '../../../platform/http/title-in.js';
import { wordsIn } from '../../../platform/http/words.js';
import type { Services } from '../../../platform/services.js';
import { untilText } from '../stages/until-text.js';

interface PosterOf {
  readonly language: Language;
  /** The whole address of the page, which the code leads to. */
  readonly address: string;
}

/** A sheet to hang up: the class, its place, dates and fee, and a code that leads to its page. */
export const classPoster = (
  services: Pick<Services, 'programme' | 'now'>,
  shown: ClassPage,
  { language, address }: PosterOf,
): PdfDocument => {
  const { programme } = services;
  const words = wordsIn(language);
  const level = programme.levels.find(({ id }) => id === shown.level);
  const { time_zone: timeZone } = programme;
  const exam = formatDateTime(shown.exam_at, { pattern: '{y}-{m}-{d} {h}:{i}', timeZone });
  const facts = [
    ['level', level ? titleIn(language, level.title) : shown.level],
    ['place', [shown.city, shown.venue].filter(Boolean).join(' · ')],
    ['exam', exam],
    ['until', untilText(new Date(shown.enroll_end), timeZone)],
    ['fee', formatCents(shown.fee_cents, shown.currency, language)],
    ...shown.contacts.map(({ name, phone }) => ['contact', `${name} ${phone}`] as const),
  ] as const;
  return documentOf(services, {
    title: shown.class_name,
    language,
    paper: 'a4',
    foot: shown.code,
    numbered: false,
    blocks: [
      { kind: 'heading', over: titleIn(language, programme.title), text: shown.class_name },
      {
        kind: 'facts',
        columns: 1,
        items: facts.map(([name, value]) => ({ label: words(`poster.${name}`), value, strong: true })),
      },
      { kind: 'section', text: words('poster.scan') },
      { kind: 'qr', value: address, size: 220, alt: words('poster.scan') },
      { kind: 'text', tone: 'muted', text: address },
    ],
  });
};

declare module '../../../platform/http/words.js' {
  interface AreaWords {
    readonly poster: `poster.${'level' | 'place' | 'exam' | 'until' | 'fee' | 'contact' | 'scan'}`;
  }
}
