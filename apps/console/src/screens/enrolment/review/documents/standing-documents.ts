import type { EnrolmentDetail } from '@skillcert/api-client';

/** The documents that count: none that another one of its kind has replaced. */
export const standingDocuments = ({ documents }: Pick<EnrolmentDetail, 'documents'>) =>
  documents.filter(({ replaced }) => !replaced);
