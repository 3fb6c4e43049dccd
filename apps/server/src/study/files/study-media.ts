import { type StudyKind, studyLimits } from '@skillcert/core';
import type { Row } from '../../store/database.js';

/** What a file of a unit is. */
export type StudyMedia = Row<'study_file'>['media_type'];

interface Wanted {
  readonly media_type: StudyMedia;
  readonly bytes_max: number;
}

const wanted: { readonly [Kind in StudyKind]?: Wanted } = {
  pdf: { media_type: 'application/pdf', bytes_max: studyLimits.pdf_bytes_max },
  video: { media_type: 'video/mp4', bytes_max: studyLimits.video_bytes_max },
};

/** Which file a unit of a kind takes, and how large it may be; undefined for an article, which is its text. */
export const mediaWanted = (kind: StudyKind): Wanted | undefined => wanted[kind];

const pdfStart = Buffer.from('%PDF-');
const pdfEnd = Buffer.from('%%EOF');
/** Readers look for the end of a PDF in its last kilobyte. */
export const pdfTail = 1_024;

// ISO/IEC 14496-12: the first box says what the file is, its brand by whose rules. Sound alone and pictures have brands of their own.
const videoBrands: readonly string[] = [
  'isom',
  'iso2',
  'iso3',
  'iso4',
  'iso5',
  'iso6',
  'mp41',
  'mp42',
  'avc1',
  'dash',
  'M4V ',
  'MSNV',
];

const isMp4 = (bytes: Buffer): boolean =>
  bytes.toString('latin1', 4, 8) === 'ftyp' && videoBrands.includes(bytes.toString('latin1', 8, 12));

/** What the first bytes of a file say that it is; undefined for what no unit takes. It is their own word, not the sender's. */
export const mediaOf = (bytes: Buffer): StudyMedia | undefined => {
  if (bytes.subarray(0, pdfStart.length).equals(pdfStart)) return 'application/pdf';
  return isMp4(bytes) ? 'video/mp4' : undefined;
};

/** Whether the last bytes of a PDF are those of a whole one. */
export const endsPdf = (bytes: Buffer): boolean => bytes.subarray(-pdfTail).includes(pdfEnd);
