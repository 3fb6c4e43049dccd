import type { Endpoint } from '@skillcert/api-client/contract';

const media = {
  image: 'image/jpeg',
  table: 'text/csv',
  zip: 'application/zip',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  pdf: 'application/pdf',
  stream: 'application/octet-stream',
} as const;

type FileMedia = (typeof media)[keyof typeof media];

/** The media type of a call that answers with one kind of file; undefined for an envelope. */
export const fileMedia = ({ answers = 'json' }: Pick<Endpoint, 'answers'>): FileMedia | undefined =>
  answers === 'json' || answers === 'file' ? undefined : media[answers];

const said = {
  [media.image]: 'picture',
  [media.table]: 'table',
  [media.zip]: 'archive',
  [media.xlsx]: 'sheet',
  [media.pdf]: 'document',
  [media.stream]: 'file',
};

/** The kind of the answer, in words. */
export const saysFile = (type: FileMedia): string => `${said[type]} itself (${type})`;
