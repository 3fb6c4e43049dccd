import { formatDateTime, type Localised, subjectsOf } from '@skillcert/core';
import { documentOf } from '../documents/document-of.js';
import type { BlockOf, PdfBlock, PdfDocument } from '../documents/pdf/pdf-document.js';
import { wordsIn } from '../http/words.js';
import type { Services } from '../services.js';
import { titleIn } from '../units/title-in.js';
import type { PrintedCertificate } from './find-printed.js';
import { certificateKey, checkPath } from './sign-certificate.js';

type Context = Pick<Services, 'programme' | 'exam' | 'certificates' | 'keyring' | 'now'>;

const photoWidth = 105;
const codeSize = 112;

/** What was passed, subject by subject, in the order in which it was sat. */
const scoresOf = (
  { exam }: Context,
  { level, scores }: PrintedCertificate,
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
  { programme: { photo: size } }: Context,
  { photo, name }: PrintedCertificate,
  language: string,
): BlockOf<'beside'>['side'] => {
  const words = wordsIn(language);
  if (!photo) return [{ kind: 'text', tone: 'muted', text: words('certificate.no_photo') }];
  const height = (photoWidth * size.height_px) / size.width_px;
  const alt = words('certificate.photo', { name });
  return [{ kind: 'image', bytes: photo, width: photoWidth, height, alt }];
};

interface Printing {
  readonly language: string;
  /** Where whoever scans the code finds this server. */
  readonly origin: string;
}

/** A certificate as it is printed. */
export const certificateDocument = (
  services: Context,
  certificate: PrintedCertificate,
  { language, origin }: Printing,
): PdfDocument => {
  const { programme, certificates, keyring } = services;
  const { certificate_no, name, id_card, level, issued_at } = certificate;
  const words = wordsIn(language);
  const title: Localised = programme.levels.find(({ id }) => id === level)?.title ?? { en: level };
  const [occupation, levelTitle] = [programme.occupation.title, title].map((each) => titleIn(language, each));
  const zone = { pattern: '{y}-{m}-{d}', timeZone: programme.time_zone };
  const issued_on = formatDateTime(issued_at ?? '', zone) ?? '';
  const address = `${origin}/verify/${certificate_no}`;
  const fact = (label: Parameters<typeof words>[0], value = '', more = {}) => ({
    label: words(label),
    value,
    ...more,
  });
  const blocks: readonly PdfBlock[] = [
    {
      kind: 'heading',
      over: titleIn(language, programme.title),
      text: words('certificate.title'),
      aside: certificate_no,
    },
    {
      kind: 'beside',
      side_width: photoWidth,
      main: [
        {
          kind: 'facts',
          columns: 2,
          items: [
            fact('certificate.name', name, { strong: true, wide: true }),
            fact('certificate.identity', id_card, { wide: true }),
            fact('certificate.occupation', occupation),
            fact('certificate.level', levelTitle),
            fact('certificate.number', certificate_no),
            fact('certificate.issued_on', issued_on),
          ],
        },
      ],
      side: photoOf(services, certificate, language),
    },
    {
      kind: 'text',
      text: words('certificate.statement', {
        name,
        occupation: occupation ?? '',
        level: levelTitle ?? '',
      }),
    },
    { kind: 'section', text: words('certificate.scores') },
    scoresOf(services, certificate, language),
    {
      kind: 'beside',
      side_width: codeSize,
      main: [
        {
          kind: 'facts',
          columns: 1,
          items: [
            fact('certificate.issuer', titleIn(language, certificates.issuer), { strong: true }),
            fact('certificate.check', words('certificate.check_text', { address })),
          ],
        },
      ],
      side: [
        {
          kind: 'qr',
          value: `${origin}${checkPath(certificateKey(keyring), { certificate_no, issued_on })}`,
          size: codeSize,
          alt: words('certificate.code', { certificate_no }),
        },
      ],
    },
  ];
  return documentOf(services, {
    title: `${words('certificate.title')} ${certificate_no}`,
    language,
    paper: 'a4',
    foot: certificate_no,
    blocks,
  });
};
