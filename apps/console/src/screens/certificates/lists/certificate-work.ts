import type { OutputOf } from '@skillcert/api-client';
import { type CertificateKind, keepsCertificates, takesCertificates } from '@skillcert/core';

type Totals = Pick<
  OutputOf<'certificate/fetchCertificateLists'>,
  'status' | 'may_change' | 'counts' | 'issuable' | 'barred'
>;

/** What a list of certificates of a kind says that there is to do; undefined while it is not there yet. */
export const certificateWork = (data: Totals | undefined, kind: CertificateKind) => {
  const isOpen = data !== undefined && keepsCertificates(data.status, kind);
  const mayChange = isOpen && data.may_change;
  const { eligible = 0, numbered = 0 } = data?.counts ?? {};
  return {
    isLoaded: data !== undefined,
    counts: data?.counts,
    isOpen,
    /** Whether this account works with them now. */
    mayChange,
    /** How many this account can number, and issue. */
    toPrepare: mayChange && takesCertificates(data.status, kind) ? eligible : 0,
    toIssue: mayChange ? data.issuable : 0,
    /** How many wait for somebody else. */
    toOthers: mayChange ? numbered - data.issuable - data.barred : 0,
    /** How many nobody issues any more. */
    barred: mayChange ? data.barred : 0,
  };
};
