/** The numbers of people of a lesson, in the order in which they are shown. */
export const lessonCounts = ['expected', 'present', 'late', 'excused', 'absent'] as const;
