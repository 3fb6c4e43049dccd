import type { DoubtfulRow, InputOf } from '@skillcert/api-client';
import { doubtKinds } from '@skillcert/core';
import { call } from '../../../client/call.js';
import { useCallQuery } from '../../../client/use-call-query.js';
import { contentState } from '../../../lists/content-state.js';
import type { ListFile } from '../../../lists/list-export.js';
import { useListUrl } from '../../../lists/use-list-url.js';
import { useRequiredClass } from '../../../shell/use-required-class.js';

type Kind = InputOf<'enrolment/fetchDoubtfulLists'>['kind'];

/** The origins of a doubt, in the order of the tabs: a reviewer, or equal numbers. */
export const kinds = ['marked', 'found'] as const satisfies readonly Kind[];

// The list is always in the order of enrolment; the address offers no other.
const columns = ['created_at'] as const;

/** The doubtful candidates of the active class of one kind, and the one that is compared. */
export const useDoubtfulLists = () => {
  const { class_id } = useRequiredClass();
  const url = useListUrl(columns, 'created_at');
  const kind = kinds.find((each) => each === url.filter('kind')) ?? 'marked';
  // A doubt that was only found has no kind yet.
  const doubt_kind = kind === 'marked' ? doubtKinds.find((each) => each === url.filter('doubt')) : undefined;
  const asked = {
    class_id,
    kind,
    ...(doubt_kind ? { doubt_kind } : {}),
    ...(url.search ? { search: url.search } : {}),
  };
  const query = useCallQuery(
    'enrolment/fetchDoubtfulLists',
    { ...asked, page: url.page, limit: url.limit },
    { keepLast: true },
  );
  return {
    url,
    kind,
    showKind: (next: string) => url.narrow({ kind: next, doubt: undefined }),
    filtered: url.search !== '' || doubt_kind !== undefined,
    rows: query.data?.items ?? [],
    total: query.data?.total ?? 0,
    toDo: query.data?.to_do,
    file: {
      name: 'candidates',
      asked,
      take: (how, options) => call('enrolment/exportDoubtfulLists', { ...asked, ...how }, options),
    } satisfies ListFile,
    state: contentState(query),
    retry: () => query.refetch(),
    openId: Number(url.filter('enrolment')) || undefined,
    open: ({ enrolment_id }: Pick<DoubtfulRow, 'enrolment_id'>) => url.show('enrolment', enrolment_id),
    close: () => url.show('enrolment', undefined),
    resetFilters: () => url.narrow({ search: undefined, doubt: undefined }),
  };
};
