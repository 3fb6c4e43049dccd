import type { KeptDocument, ReviewReason } from '../../../platform/store/database.js';

interface Sent {
  readonly kind: string;
  readonly file_id: number;
}

/** Documents as they are stored, with the round that they came in. */
export const keptDocuments = (sent: readonly Sent[] = [], round = 1): KeptDocument[] =>
  sent.map(({ file_id, kind }) => ({ file_id, kind, round, verdict: null, reason: null, replaced: false }));

/** The documents after a round in which some were sent. Older ones of the same kinds stay as history. */
export const nextDocuments = (
  before: readonly KeptDocument[],
  sent: readonly Sent[] = [],
  round: number,
): KeptDocument[] => {
  const kinds = new Set(sent.map(({ kind }) => kind));
  return [
    ...before.map((document) => ({ ...document, replaced: document.replaced || kinds.has(document.kind) })),
    ...keptDocuments(sent, round),
  ];
};

/** The documents after a decision. A return sets the verdict of those that have a reason, an approval accepts all. */
export const decidedDocuments = (
  documents: readonly KeptDocument[],
  event: string,
  reasons: readonly ReviewReason[] = [],
): KeptDocument[] =>
  documents.map((document) => {
    if (document.replaced) return document;
    const returned = reasons.find((each) => each.document === document.kind);
    if (event === 'return' && returned) return { ...document, verdict: 'returned', reason: returned.reason };
    return event === 'approve' ? { ...document, verdict: 'accepted', reason: null } : document;
  });

/** The documents that count: those that no other one of their kind has replaced. */
export const standing = (documents: readonly KeptDocument[]): readonly KeptDocument[] =>
  documents.filter(({ replaced }) => !replaced);

/** Whether a document that counts is returned: it proves nothing, and nobody is approved with it. */
export const hasReturned = (documents: readonly KeptDocument[]): boolean =>
  standing(documents).some(({ verdict }) => verdict === 'returned');
