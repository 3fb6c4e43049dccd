import type { EnrolmentDetail, ReturnReasons } from '@skillcert/api-client';
import { useState } from 'react';
import { instantOf } from '../../../forms/wall-time.js';
import { useWords } from '../../../messages/words-state.js';
import { standingDocuments } from './documents/standing-documents.js';

/** The returned parts and their deadline; without one it is the latest that the class allows. */
export interface Returned {
  readonly reasons: ReturnReasons;
  readonly mend_until?: string;
}

/** The chosen documents and the reason for each. Nothing is sent before every chosen one has its reason. */
export const useReturnReasons = (
  detail: Pick<EnrolmentDetail, 'documents' | 'mend_latest'>,
  onReturn: (returned: Returned) => Promise<boolean>,
) => {
  const { t } = useWords();
  // Documents returned one by one are preset.
  const returned = standingDocuments(detail).filter(({ verdict }) => verdict === 'returned');
  const [chosen, choose] = useState<readonly string[]>(returned.map(({ kind }) => kind));
  const [reasons, setReasons] = useState<Readonly<Record<string, string>>>(
    Object.fromEntries(returned.map(({ kind, reason }) => [kind, reason ?? ''])),
  );
  const [until, setUntil] = useState('');
  const [asked, setAsked] = useState(false);
  const mend_until = instantOf(until);
  const latest = detail.mend_latest;
  const isOutside =
    mend_until !== null &&
    ((latest !== null && mend_until > latest) || mend_until <= new Date().toISOString());
  const reasonOf = (document: string) => reasons[document]?.trim() ?? '';

  return {
    until,
    setUntil,
    chosen,
    choose,
    reasons,
    say: (document: string, text: string) => setReasons((before) => ({ ...before, [document]: text })),
    problemOf: (part: string): string | undefined => {
      if (!asked) return undefined;
      if (part === 'documents') return chosen.length === 0 ? t('review.return_none') : undefined;
      if (part === 'until') return isOutside ? t('field.outside_mending') : undefined;
      return reasonOf(part) === '' ? t('field.reason_required') : undefined;
    },
    confirm: async (): Promise<boolean> => {
      setAsked(true);
      const isReady =
        chosen.length > 0 && !isOutside && chosen.every((document) => reasonOf(document) !== '');
      if (!isReady) return false;
      const reasons = chosen.map((document) => ({ document, reason: reasonOf(document) }));
      return onReturn({ reasons, ...(mend_until && { mend_until }) });
    },
  };
};
