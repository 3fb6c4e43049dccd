/**
 * The limits of the timetable of a class, and of lateness. They have their own file because few pages need
 * them.
 */
export const lessonLimits = {
  lessons_max: 400,
  title_length_max: 80,
  place_length_max: 120,
  teachers_max: 10,
  /** The longest that one lesson is: those of several days are several. */
  hours_max: 12,
  /** Candidates that are marked at once. */
  marks_max: 500,
  /** Check-in to a lesson opens this many minutes before it begins. */
  early_minutes: 60,
  /** A candidate is on time until this many minutes after the beginning. */
  late_minutes: 15,
  /** The hours after its end in which marks may change without a reason. */
  free_hours: 24,
} as const;
