/** Why one document of an enrolment went back. */
export interface DocumentReason {
  /** Its kind or the part of the form, such as `photo`. */
  readonly document: string;
  readonly reason: string;
}

/** Reasons as the one text that an audit trail keeps: `photo: …; education: …`. */
export const joinDocumentReasons = (reasons: readonly DocumentReason[]): string =>
  reasons.map(({ document, reason }) => `${document}: ${reason}`).join('; ');

const keyOfReason = /(^|; )([a-z][a-z_]*): /g;

/** A text of {@link joinDocumentReasons} for its reader: what introduces each document stands in place of its key. */
export const introduceDocuments = (text: string | null, introduce: (document: string) => string): string =>
  (text ?? '').replace(
    keyOfReason,
    (_, before: string, document: string) => `${before}${introduce(document)}`,
  );
