import { type InputOf, isCallError } from '@skillcert/api-client';
import { examLimits } from '@skillcert/core';
import { useQueryClient } from '@tanstack/react-query';
import { call } from '../../../../client/call.js';

type Asked = InputOf<'exam/markSitting'>;

/**
 * The fate of marks: without an answer they are `unsent`, and can be sent again as they are. After a refusal they
 * cannot, because the data that they rest on is old.
 */
type Outcome = 'done' | 'refused' | 'unsent';

/** Sends marks of a sitting, in as many calls as they need, and reads the roster again. */
export const useSendingMarks = (class_id: number) => {
  const queries = useQueryClient();
  return async (
    { sitting_id, marks }: Pick<Asked, 'sitting_id' | 'marks'>,
    reason?: string,
  ): Promise<Outcome> => {
    try {
      for (let from = 0; from < marks.length; from += examLimits.marks_max) {
        const some = marks.slice(from, from + examLimits.marks_max);
        await call('exam/markSitting', { class_id, sitting_id, marks: some, ...(reason && { reason }) });
      }
      return 'done';
    } catch (error) {
      // The user has seen the message of a failed call already.
      if (!isCallError(error)) throw error;
      return error.failure === 'refused' ? 'refused' : 'unsent';
    } finally {
      await queries.invalidateQueries({ queryKey: ['class'] });
    }
  };
};
