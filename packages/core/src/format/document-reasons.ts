/** Why one document of an enrolment went back. */
export interface DocumentReason {
  /** Its kind or the part of the form, such as `photo`. */
  readonly document: string;
  readonly reason: string;
}

/** Reasons as one text for the audit trail: `photo: …; education: …`. */
export const joinDocumentReasons = (reasons: readonly DocumentReason[]): string =>
  reasons.map(({ document, reason }) => `${document}: ${reason}`).join('; ');

const keyOfReason = /(^|; )([a-z][a-z_]*): /g;

/** A text of {@link joinDocumentReasons} for its reader: the introduction of each document replaces its key. */
export const introduceDocuments = (text: string | null, introduce: (document: string) => string): string =>
  (text ?? '').replace(
    keyOfReason,
    (_, before: string, document: string) => `${before}${introduce(document)}`,
  );
