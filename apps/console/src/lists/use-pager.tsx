import { lastPage } from '@skillcert/core';
import { Pagination } from '@skillcert/ui';
import { type ReactNode, useEffect, useEffectEvent } from 'react';

/** A list of which one page is shown. */
export interface PagedList {
  readonly page: number;
  readonly limit: number;
  readonly total: number;
  readonly setPage: (page: number) => void;
  /** Opens a page in the place of one that is gone, where Back would lead there. */
  readonly replacePage?: (page: number) => void;
  /** Changes the number of rows to a page; left out where there is one size. */
  readonly resize?: (limit: number) => void;
  readonly limits?: readonly number[];
}

/**
 * The way to the other pages of a list, for its foot; nothing where it has none. A page that is gone gives way to the
 * last one, whose rows are there already (client/use-call-query.ts).
 */
export const usePager = ({
  page,
  limit,
  total,
  setPage,
  replacePage = setPage,
  resize,
  limits,
}: PagedList): ReactNode => {
  const last = lastPage({ total, limit });
  const instead = total > 0 && page > last ? last : undefined;
  const goBack = useEffectEvent(replacePage);
  useEffect(() => {
    if (instead !== undefined) goBack(instead);
  }, [instead]);
  return (
    total > (resize ? 0 : limit) && (
      <Pagination
        page={Math.min(page, last)}
        limit={limit}
        total={total}
        limits={limits}
        onPageChange={setPage}
        onLimitChange={resize}
      />
    )
  );
};
