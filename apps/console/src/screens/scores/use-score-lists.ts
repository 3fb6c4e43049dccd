import type { InputOf, ScoreRow } from '@skillcert/api-client';
import { type ScoreStatus, scoreLifecycle } from '@skillcert/core';
import { useState } from 'react';
import { call } from '../../client/call.js';
import { useCallQuery } from '../../client/use-call-query.js';
import { contentState } from '../../lists/content-state.js';
import type { ListFile } from '../../lists/list-export.js';
import { useListUrl } from '../../lists/use-list-url.js';
import { acceptedIn } from '../../shell/use-class-accepts.js';
import { useRequiredClass } from '../../shell/use-required-class.js';
import { hasUnfrozen } from './subjects/subject-steps.js';

type Status = NonNullable<InputOf<'score/fetchScoreLists'>['status']>;

const isState = (text: string): text is ScoreStatus => text in scoreLifecycle.states;

/** The filters of a list of scores: a state, a waiting decision, or kept scores from other classes. */
export const scoreStates: readonly Status[] = [
  ...Object.keys(scoreLifecycle.states).filter(isState),
  'proposed',
  'recheck',
  'kept',
];

/** The parts of the screen, by their names in the address. */
export const scoreViews = ['entry', 'results'] as const;

/**
 * All elements that a set has had since the screen was opened for a class: a sheet does not lose a column while it
 * is filled.
 */
const useKept = (class_id: number, now: readonly string[]): readonly string[] => {
  const [kept, setKept] = useState({ class_id, ids: now });
  const before = kept.class_id === class_id ? kept.ids : [];
  const ids = now.every((id) => before.includes(id)) ? before : [...new Set([...before, ...now])];
  if (ids !== kept.ids) setKept({ class_id, ids });
  return ids;
};

/** The order and the filters of the list, by the address. */
const useAsked = (class_id: number) => {
  const base = useListUrl(['enrol_no'], 'enrol_no');
  const order = base.filter('order') === '' ? 'asc' : base.order;
  const url = { ...base, order, sort: { id: base.column, direction: order } };
  const filter = url.filter('status');
  const status = scoreStates.find((each) => each === filter);
  const asked = {
    class_id,
    order,
    ...(url.search ? { search: url.search } : {}),
    ...(status ? { status } : {}),
  };
  return { url, status, asked };
};

/** The candidates of the active class with their scores, and the state of each subject. */
export const useScoreLists = () => {
  const { class_id } = useRequiredClass();
  const { url, status, asked } = useAsked(class_id);
  const query = useCallQuery(
    'score/fetchScoreLists',
    { ...asked, page: url.page, limit: url.limit },
    { keepLast: true },
  );
  const { data } = query;
  const subjects = data?.subjects ?? [];
  const mayChange = data?.may_enter === true && acceptedIn(data.status, 'score');
  const open = mayChange ? subjects.filter(({ counts }) => counts.empty + counts.entered_once > 0) : [];
  const kept = useKept(
    class_id,
    open.map(({ subject }) => subject),
  );
  const absentFrom = subjects.find(({ subject }) => subject === url.filter('absent'));
  return {
    class_id,
    url,
    status,
    filtered: url.search !== '' || status !== undefined,
    resetFilters: () => url.narrow({ search: undefined, status: undefined }),
    rows: data?.items ?? [],
    total: data?.total ?? 0,
    file: {
      name: 'scores',
      asked,
      take: (how, options) => call('score/exportScoreLists', { ...asked, ...how }, options),
    } satisfies ListFile,
    subjects,
    classStatus: data?.status,
    isScoring: acceptedIn(data?.status, 'score'),
    mayChange,
    /** The number of scores with a change that waits for a second person. */
    proposed: data?.proposed ?? 0,
    /** The number of waiting requests for a recheck. */
    rechecks: data?.rechecks ?? 0,
    /** The candidate whose scores are shown beside the list. */
    openId: Number(url.filter('candidate')) || undefined,
    ...(data?.may_enter && {
      open: ({ enrolment_id }: ScoreRow) => url.show('candidate', enrolment_id),
    }),
    close: () => url.show('candidate', undefined),
    /** The subject whose absences are shown beside the list. */
    absentFrom,
    /** Whether absences from it may be taken back. */
    mayTakeBack: mayChange && absentFrom !== undefined && hasUnfrozen(absentFrom),
    showAbsences: (subject: string | undefined) => url.show('absent', subject),
    /** Subjects whose scores can be entered, or could be when the screen was opened. */
    enterable: mayChange ? subjects.filter(({ subject }) => kept.includes(subject)) : [],
    state: contentState(query),
    retry: () => query.refetch(),
  };
};

/** The result of {@link useScoreLists}. */
export type ScoreLists = ReturnType<typeof useScoreLists>;
