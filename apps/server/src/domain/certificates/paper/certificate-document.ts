import { formatDateTime, type Localised } from '@skillcert/core';
import { documentOf } from '../../../platform/documents/document-of.js';
import type { BlockOf, PdfBlock, PdfDocument } from '../../../platform/documents/pdf/pdf-document.js';
import { titleIn } from '../../../platform/http/title-in.js';
import { wordsIn } from '../../../platform/http/words.js';
import { certificateKey, checkPath } from '../sign-certificate.js';
import { candidatePart } from './candidate-part.js';
import type { CertificatePart, PaperServices, Printing } from './certificate-part.js';
import type { PrintedCertificate } from './find-printed.js';
import { teacherPart } from './teacher-part.js';

const codeSize = 112;

const partOf = (
  services: PaperServices,
  certificate: PrintedCertificate,
  printing: Printing,
): CertificatePart =>
  certificate.kind === 'candidate'
    ? candidatePart(services, certificate, printing)
    : teacherPart(certificate, printing);

/** Facts, with a photo beside them if there is one. */
const besidePhoto = (facts: BlockOf<'facts'>, photo: CertificatePart['photo']): PdfBlock =>
  photo ? { kind: 'beside', side_width: photo.width, main: [facts], side: photo.blocks } : facts;

interface Wanted {
  readonly language: string;
  /** The address of this server in the QR code. */
  readonly origin: string;
}

/** The issuer, beside the code that leads to the check of this certificate. */
const issuerBlock = (
  services: PaperServices,
  part: CertificatePart,
  {
    language,
    origin,
    certificate_no,
    issued_on,
  }: Wanted & { readonly certificate_no: string; readonly issued_on: string },
): PdfBlock => {
  const words = wordsIn(language);
  const issuer = titleIn(language, services.certificates.issuer);
  return {
    kind: 'beside',
    side_width: codeSize,
    main: [
      {
        kind: 'facts',
        columns: 1,
        items: [
          { label: words('certificate.issuer'), value: issuer, strong: true },
          { label: words('certificate.check'), value: part.check },
        ],
      },
    ],
    side: [
      {
        kind: 'qr',
        value: `${origin}${checkPath(certificateKey(services), { certificate_no, issued_on })}`,
        size: codeSize,
        alt: words('certificate.code', { certificate_no }),
      },
    ],
  };
};

/** A certificate of either kind as it is printed. */
export const certificateDocument = (
  services: PaperServices,
  certificate: PrintedCertificate,
  { language, origin }: Wanted,
): PdfDocument => {
  const { programme } = services;
  const { certificate_no, name, level, issued_at } = certificate;
  const words = wordsIn(language);
  const title: Localised = programme.levels.find(({ id }) => id === level)?.title ?? { en: level };
  const occupation = titleIn(language, programme.occupation.title);
  const level_title = titleIn(language, title);
  const zone = { pattern: '{y}-{m}-{d}', timeZone: programme.time_zone };
  const issued_on = formatDateTime(issued_at ?? '', zone) ?? '';
  const address = `${origin}/verify/${certificate_no}`;
  const part = partOf(services, certificate, { language, occupation, level_title, address });
  const facts: BlockOf<'facts'> = {
    kind: 'facts',
    columns: 2,
    items: [
      { label: words('certificate.name'), value: name, strong: true, wide: true },
      ...part.facts,
      { label: words('certificate.occupation'), value: occupation },
      { label: words('certificate.level'), value: level_title },
      { label: words('certificate.number'), value: certificate_no },
      { label: words('certificate.issued_on'), value: issued_on },
    ],
  };
  const blocks: readonly PdfBlock[] = [
    { kind: 'heading', over: titleIn(language, programme.title), text: part.title, aside: certificate_no },
    besidePhoto(facts, part.photo),
    { kind: 'text', text: part.statement },
    ...part.proof,
    issuerBlock(services, part, { language, origin, certificate_no, issued_on }),
    { kind: 'signing', labels: [words('certificate.signature'), words('certificate.seal')] },
  ];
  return documentOf(services, {
    title: `${part.title} ${certificate_no}`,
    language,
    paper: 'a4',
    foot: certificate_no,
    blocks,
  });
};
