import { handle } from '../../../platform/http/calls/handle.js';
import { Refusal } from '../../../platform/http/errors/refuse.js';
import { candidateScope } from '../../../platform/http/guards/class-scope.js';
import { applyReviewEvent } from './apply-review-event.js';
import { claimEnd, hasRunOut, holdsClaim } from './claim.js';
import { readDetail } from './read-detail.js';
import { readReview } from './read-review.js';

/**
 * Whether the enrolment is shown after a refusal of the claim: somebody was faster, the class accepts no decisions any
 * more, or the enrolment is the caller's own.
 */
const stillShown = (error: unknown): boolean =>
  error instanceof Refusal &&
  ['state_changed', 'transition_refused', 'class_state', 'another_person'].includes(error.refusal);

export const openReview = handle('enrolment/openReview', async ({ input, caller, services, request }) => {
  const { class_id, enrolment_id } = input;
  const claim = { ...input, event: 'claim' as const };
  const claimed = services.store.withTx(async (tx) => {
    const now = services.now();
    const found = await readReview(tx, claim, candidateScope(caller));
    if (holdsClaim(found, caller)) {
      // The caller's own claim is extended, without a record in the history.
      await tx
        .updateTable('enrolment')
        .set({ claimed_until: claimEnd(now) })
        .where('class_id', '=', class_id)
        .where('enrolment_id', '=', enrolment_id)
        .where('status', '=', 'in_review')
        .where('reviewer_id', '=', caller.user_id)
        .execute();
    } else if (found.status === 'submitted' || hasRunOut(found, now)) {
      await applyReviewEvent(tx, { input: claim, caller, services, request });
    }
  });
  await claimed.catch((error: unknown) => {
    if (!stillShown(error)) throw error;
  });
  return readDetail(services, caller, input);
});
