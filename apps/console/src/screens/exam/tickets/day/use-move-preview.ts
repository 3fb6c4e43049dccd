import { type CallError, type InputOf, isCallError, type OutputOf } from '@skillcert/api-client';
import { useCallQuery } from '../../../../client/use-call-query.js';

type Move = InputOf<'ticket/previewDayMove'>['move'];

interface MovePreview {
  readonly plan: OutputOf<'ticket/previewDayMove'> | undefined;
  /** The refusal that the move would meet as well. */
  readonly refusal: CallError | undefined;
}

/** Tries a move, maybe one that waits, unless too little is chosen or it is under way. */
export const useMovePreview = (
  class_id: number,
  move: Move | undefined,
  isSent: boolean,
  waits_id?: number,
): MovePreview => {
  const { data, error } = useCallQuery(
    'ticket/previewDayMove',
    {
      class_id,
      move: move ?? { kind: 'seat', enrolment_ids: [] },
      ...(waits_id !== undefined && { waits_id }),
    },
    { enabled: move !== undefined && !isSent },
  );
  return {
    plan: move && !error ? data : undefined,
    refusal: move && isCallError(error, 'refused') ? error : undefined,
  };
};
