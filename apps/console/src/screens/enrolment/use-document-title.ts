import { defaultAdmission, formParts } from '@skillcert/core';
import { useWords } from '../../messages/words-state.js';

/** The label of a part of the form, or of a kind of document; its id if the configuration no longer has the kind. */
export const useDocumentTitle = () => {
  const { t, language } = useWords();
  return (document: string): string => {
    const part = formParts.find((each) => each === document);
    if (part) return t(`document.${part}`);
    const title = defaultAdmission.document_kinds.find(({ id }) => id === document)?.title;
    return title?.[language] ?? title?.en ?? document;
  };
};
