/** How far a learner is with a unit. */
export const learnerStates = ['none', 'begun', 'done'] as const;

/** The parts of a timetable that a list can show; `unmarked`: over, and somebody is not marked yet. */
export const shownLessons = ['ahead', 'over', 'unmarked'] as const;
