import { useState } from 'react';
import { useCallQuery } from '../../../client/use-call-query.js';
import { contentState } from '../../../lists/content-state.js';

const shown = 5;

/** The packs of a class, the newest first. */
export const useRegistryPacks = (class_id: number) => {
  const [page, setPage] = useState(1);
  const query = useCallQuery(
    'certificate/fetchRegistryPacks',
    { class_id, page, limit: shown },
    { keepLast: true },
  );
  return {
    packs: query.data?.items ?? [],
    total: query.data?.total ?? 0,
    results: query.data?.results ?? [],
    page,
    setPage,
    limit: shown,
    state: contentState(query),
    retry: () => query.refetch(),
  };
};
