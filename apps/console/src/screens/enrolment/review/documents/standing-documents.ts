import type { EnrolmentDetail } from '@skillcert/api-client';

/** The documents that count: those that no other one of their kind has replaced. */
export const standingDocuments = ({ documents }: Pick<EnrolmentDetail, 'documents'>) =>
  documents.filter(({ replaced }) => !replaced);
