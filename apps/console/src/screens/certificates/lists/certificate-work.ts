import type { OutputOf } from '@skillcert/api-client';
import { acceptsCertificates, type CertificateKind, keepsCertificates } from '@skillcert/core';

type Totals = Pick<
  OutputOf<'certificate/fetchCertificateLists'>,
  'status' | 'may_change' | 'counts' | 'issuable' | 'barred'
>;

/** The work in a list of certificates of a kind; undefined while it is not loaded yet. */
export const certificateWork = (data: Totals | undefined, kind: CertificateKind) => {
  const isOpen = data !== undefined && keepsCertificates(data.status, kind);
  const mayChange = isOpen && data.may_change;
  const { eligible = 0, numbered = 0 } = data?.counts ?? {};
  const takesNumbers = mayChange && acceptsCertificates(data.status, kind);
  return {
    isLoaded: data !== undefined,
    counts: data?.counts,
    isOpen,
    /** Whether this account works with them now. */
    mayChange,
    /** The counts of certificates that this account can number, and issue. */
    toPrepare: takesNumbers ? eligible : 0,
    toIssue: mayChange ? data.issuable : 0,
    /** The count of certificates that finish the class once all of them are issued; undefined while others are due. */
    lastToIssue:
      takesNumbers && kind === 'candidate' && eligible === 0 && numbered > 0 ? numbered : undefined,
    /** The number that wait for another person. */
    toOthers: mayChange ? numbered - data.issuable - data.barred : 0,
    /** The number that nobody issues any more. */
    barred: mayChange ? data.barred : 0,
  };
};
