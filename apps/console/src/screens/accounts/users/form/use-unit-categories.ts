import { useCallQuery } from '../../../../client/use-call-query.js';
import { useWords } from '../../../../messages/words-state.js';

/** The kinds of organisations and their legal forms, in the language in force. */
export const useUnitCategories = () => {
  const { language } = useWords();
  // The answer is in the language of the request, so each language is read once.
  const kinds = useCallQuery('user/getCategoryList', {}, { variant: language });
  const forms = useCallQuery('user/getComTypeCategoryList', {}, { variant: language });
  const kindList = kinds.data?.items ?? [];
  const formList = forms.data?.items ?? [];
  const titleOf = (list: readonly { id: string; title: string }[], id: string) =>
    list.find((each) => each.id === id)?.title ?? id;
  return {
    kindOptions: kindList.map(({ id, title }) => ({ value: id, label: title })),
    formOptions: (kind: string) =>
      formList
        .filter(({ organization_category }) => organization_category === kind)
        .map(({ id, title }) => ({ value: id, label: title })),
    kindTitle: (id: string) => titleOf(kindList, id),
    formTitle: (id: string) => titleOf(formList, id),
  };
};
