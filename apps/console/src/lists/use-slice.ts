import { lastPage } from '@skillcert/core';
import { useState } from 'react';
import { usePager } from './use-pager.js';

/** The rows of one page of a list that is here as a whole, and its pager. */
export const useSlice = <Row>(rows: readonly Row[], limit: number) => {
  const [asked, setPage] = useState(1);
  const total = rows.length;
  const page = Math.min(asked, lastPage({ total, limit }));
  const pager = usePager({ page: asked, limit, total, setPage });
  return { rows: rows.slice((page - 1) * limit, page * limit), pager, setPage };
};
