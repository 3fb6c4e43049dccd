import { subjectsOf } from '@skillcert/core';
import type { BlockOf } from '../../../platform/documents/pdf/pdf-document.js';
import { titleIn } from '../../../platform/http/title-in.js';
import { wordsIn } from '../../../platform/http/words.js';
import type { CertificatePart, PaperServices, Printing } from './certificate-part.js';
import type { PrintedCandidate } from './find-printed.js';

const photoWidth = 105;

/** The passed subjects, in the order in which they were sat. */
const scoresOf = (
  { exam }: Pick<PaperServices, 'exam'>,
  { level, scores }: PrintedCandidate,
  language: string,
): BlockOf<'table'> => {
  const words = wordsIn(language);
  return {
    kind: 'table',
    columns: [
      { head: words('certificate.subject'), share: 70 },
      { head: words('certificate.score'), share: 30, align: 'right' },
    ],
    rows: subjectsOf(exam, level).flatMap(({ id, title }) => {
      const found = scores.find(({ subject }) => subject === id);
      return found ? [[titleIn(language, title), String(found.score)]] : [];
    }),
  };
};

const photoOf = (
  { programme: { photo: size } }: Pick<PaperServices, 'programme'>,
  { photo, name }: PrintedCandidate,
  language: string,
): BlockOf<'beside'>['side'] => {
  const words = wordsIn(language);
  if (!photo) return [{ kind: 'text', tone: 'muted', text: words('certificate.no_photo') }];
  const height = (photoWidth * size.height_px) / size.width_px;
  const alt = words('certificate.photo', { name });
  return [{ kind: 'image', bytes: photo, width: photoWidth, height, alt }];
};

/** The text of a candidate's certificate: the holder, and the passed subjects. */
export const candidatePart = (
  services: PaperServices,
  certificate: PrintedCandidate,
  { language, occupation, level_title: level, address }: Printing,
): CertificatePart => {
  const words = wordsIn(language);
  const { name, id_card } = certificate;
  return {
    title: words('certificate.title'),
    facts: [{ label: words('certificate.identity'), value: id_card, wide: true }],
    photo: { blocks: photoOf(services, certificate, language), width: photoWidth },
    statement: words('certificate.statement', { name, occupation, level }),
    proof: [
      { kind: 'section', text: words('certificate.scores') },
      scoresOf(services, certificate, language),
    ],
    check: words('certificate.check_text', { address }),
  };
};
