import type { ReturnReasons } from '@skillcert/api-client';
import { useState } from 'react';
import { useWords } from '../../../messages/words-state.js';

type ReturnDocument = ReturnReasons[number]['document'];

/** What can be returned for mending. */
export const returnDocuments: readonly ReturnDocument[] = [
  'identity',
  'photo',
  'education',
  'employment',
  'contact',
];

/** The choice of documents and the reason for each; nothing is sent before every chosen one has its reason. */
export const useReturnReasons = (onReturn: (reasons: ReturnReasons) => Promise<boolean>) => {
  const { t } = useWords();
  const [chosen, choose] = useState<readonly ReturnDocument[]>([]);
  const [reasons, setReasons] = useState<Partial<Record<ReturnDocument, string>>>({});
  const [asked, setAsked] = useState(false);
  const reasonOf = (document: ReturnDocument) => reasons[document]?.trim() ?? '';

  return {
    chosen,
    choose,
    reasons,
    say: (document: ReturnDocument, text: string) =>
      setReasons((before) => ({ ...before, [document]: text })),
    problemOf: (part: ReturnDocument | 'documents'): string | undefined => {
      if (!asked) return undefined;
      if (part === 'documents') return chosen.length === 0 ? t('review.return_none') : undefined;
      return reasonOf(part) === '' ? t('field.reason_required') : undefined;
    },
    confirm: async (): Promise<boolean> => {
      setAsked(true);
      const isReady = chosen.length > 0 && chosen.every((document) => reasonOf(document) !== '');
      return isReady && onReturn(chosen.map((document) => ({ document, reason: reasonOf(document) })));
    },
  };
};
