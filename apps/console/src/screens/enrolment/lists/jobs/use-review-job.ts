import type { InputOf, ReviewJob } from '@skillcert/api-client';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { attempt } from '../../../../client/attempt.js';
import { call } from '../../../../client/call.js';
import { useCallQuery } from '../../../../client/use-call-query.js';
import { useKeyed } from '../../../../client/use-keyed.js';
import { isClosedJob, keepClosedJob } from './closed-job.js';

const shown = 10;

/** A decision, the candidates it is about, and the reason they read. */
export type JobOrder = Omit<InputOf<'enrolment/startReviewJob'>, 'class_id'>;

/**
 * The caller's latest decision about many in a class, as the server has it: the server continues while no page is
 * open.
 */
export const useReviewJob = (class_id: number) => {
  const queries = useQueryClient();
  const keyed = useKeyed();
  const [page, setPage] = useState(1);
  const [closed, setClosed] = useState<number>();
  const query = useCallQuery(
    'enrolment/fetchReviewJob',
    { class_id, page, limit: shown },
    { keepLast: true },
  );
  const job = query.data?.job ?? undefined;
  const isRunning = job?.status === 'running';
  const refresh = () => queries.invalidateQueries({ queryKey: ['enrolment', 'fetchReviewJob'] });
  const isClosed = job !== undefined && !isRunning && (closed === job.job_id || isClosedJob(job));

  return {
    job: isClosed ? undefined : job,
    leftOut: query.data?.left_out ?? { items: [], total: 0 },
    page,
    setPage,
    limit: shown,
    start: async (order: JobOrder): Promise<boolean> => {
      const started = await attempt(() => keyed('enrolment/startReviewJob', { class_id, ...order }));
      setPage(1);
      await refresh();
      return started !== undefined;
    },
    stop: async ({ job_id }: ReviewJob) => {
      await attempt(() => call('enrolment/stopReviewJob', { class_id, job_id }));
      await refresh();
    },
    close: ({ job_id }: ReviewJob) => {
      keepClosedJob(job_id);
      setClosed(job_id);
    },
  };
};

/** The result of {@link useReviewJob}. */
export type ReviewJobState = ReturnType<typeof useReviewJob>;
