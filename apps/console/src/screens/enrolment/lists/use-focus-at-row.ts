import { useEffect, useRef } from 'react';
import { headingInSight } from '../../../shell/screen/heading-in-sight.js';

/** The id of the button that opens the review of a row. */
export const reviewButtonId = (enrolment_id: number) => `review-${enrolment_id}`;

/** After a review is closed, moves the focus to its row, or to the heading if the list no longer has the row. */
export const useFocusAtRow = (openId: number | undefined) => {
  const lastId = useRef(openId);
  useEffect(() => {
    const closed = lastId.current;
    lastId.current = openId;
    if (closed === undefined || openId !== undefined) return;
    (document.getElementById(reviewButtonId(closed)) ?? headingInSight())?.focus();
  }, [openId]);
};
