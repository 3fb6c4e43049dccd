import { type StudyKind, studyLimits } from '@skillcert/core';
import type { Row } from '../../../platform/store/database.js';

/** The type of a unit's file. */
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

// ISO/IEC 14496-12: the first box declares the type of the file, its brand the specification. Sound alone and
// pictures have brands of their own.
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

/** The type of a file by its first bytes; undefined for a type that no unit takes. The bytes decide, not the sender. */
export const mediaOf = (bytes: Buffer): StudyMedia | undefined => {
  if (bytes.subarray(0, pdfStart.length).equals(pdfStart)) return 'application/pdf';
  return isMp4(bytes) ? 'video/mp4' : undefined;
};

/** Whether the last bytes of a PDF are those of a whole one. */
export const endsPdf = (bytes: Buffer): boolean => bytes.subarray(-pdfTail).includes(pdfEnd);
