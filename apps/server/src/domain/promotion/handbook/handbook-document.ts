import { formatCents, pickLanguage, subjectsOf } from '@skillcert/core';
import { documentOf } from '../../../platform/documents/document-of.js';
import type { PdfBlock, PdfDocument } from '../../../platform/documents/pdf/pdf-document.js';
import { titleIn } from '../../../platform/http/title-in.js';
import { wordsIn } from '../../../platform/http/words.js';
import type { Services } from '../../../platform/services.js';

/**
 * The source of the handbook: the rules that enrolments, exams and scores follow, so that it cannot contradict them.
 */
export type HandbookRules = Pick<Services, 'programme' | 'exam' | 'admission' | 'now'>;

const levelsOf = ({ programme, exam }: HandbookRules, language: string): PdfBlock => {
  const words = wordsIn(language);
  const { levels, currency } = programme;
  return {
    kind: 'table',
    columns: [
      { head: words('handbook.level'), share: 38 },
      { head: words('handbook.subjects'), share: 42 },
      { head: words('handbook.fee'), share: 20, align: 'right' },
    ],
    rows: levels.map(({ id, title, fee_cents }) => [
      titleIn(language, title),
      subjectsOf(exam, id)
        .map((subject) => titleIn(language, subject.title))
        .join('\n'),
      formatCents(fee_cents, currency, pickLanguage(language, [])),
    ]),
  };
};

const subjectsTable = ({ exam }: HandbookRules, language: string): PdfBlock => {
  const words = wordsIn(language);
  return {
    kind: 'table',
    columns: [
      { head: words('handbook.subject'), share: 46 },
      { head: words('handbook.minutes'), share: 18, align: 'right' },
      { head: words('handbook.full_points'), share: 18, align: 'right' },
      { head: words('handbook.pass_points'), share: 18, align: 'right' },
    ],
    rows: exam.subjects.map(({ title, minutes, full_points, pass_points }) => [
      titleIn(language, title),
      String(minutes),
      String(full_points),
      String(pass_points),
    ]),
  };
};

/** For how long a passed subject is kept; nothing where none is. */
const keptText = ({ exam: { kept_months: months } }: HandbookRules, language: string): readonly PdfBlock[] =>
  months > 0
    ? [{ kind: 'text', tone: 'muted', text: wordsIn(language)('handbook.kept_text', { months }) }]
    : [];

const documentsOf = ({ admission }: HandbookRules, language: string): readonly PdfBlock[] =>
  admission.document_kinds.flatMap(({ title, hint }, index): readonly PdfBlock[] => [
    { kind: 'text', text: `${index + 1}. ${titleIn(language, title)}` },
    ...(hint ? [{ kind: 'text', tone: 'muted', text: titleIn(language, hint) } as const] : []),
  ]);

/**
 * The exam handbook of the programme: its levels and fees, what is examined, what a candidate has to send and to keep
 * to.
 */
export const handbookDocument = (rules: HandbookRules, language: string): PdfDocument => {
  const { programme, exam } = rules;
  const words = wordsIn(language);
  const title = words('handbook.title');
  return documentOf(rules, {
    title: `${title} ${titleIn(language, programme.occupation.title)}`,
    language,
    paper: 'a4',
    foot: title,
    blocks: [
      { kind: 'heading', over: titleIn(language, programme.title), text: title },
      { kind: 'section', text: words('handbook.levels') },
      levelsOf(rules, language),
      { kind: 'section', text: words('handbook.exams') },
      subjectsTable(rules, language),
      { kind: 'text', tone: 'muted', text: words('handbook.exams_text', { days: exam.recheck_days }) },
      ...keptText(rules, language),
      { kind: 'section', text: words('handbook.documents') },
      { kind: 'text', tone: 'muted', text: words('handbook.documents_text') },
      ...documentsOf(rules, language),
      { kind: 'section', text: words('handbook.rules') },
      ...exam.ticket_rules.map((rule, index) => ({
        kind: 'text' as const,
        text: `${index + 1}. ${titleIn(language, rule)}`,
      })),
    ],
  });
};
