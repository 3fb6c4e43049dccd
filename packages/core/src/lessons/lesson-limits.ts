/** How large the timetable of a class may be, and when whoever comes is late. By itself, because few pages need it. */
export const lessonLimits = {
  lessons_max: 400,
  title_length_max: 80,
  place_length_max: 120,
  teachers_max: 10,
  /** The longest that one lesson is: those of several days are several. */
  hours_max: 12,
  /** Candidates that are marked at once. */
  marks_max: 500,
  /** How long before it begins whoever comes to a lesson is marked. */
  early_minutes: 60,
  /** How long after it began whoever comes is still on time. */
  late_minutes: 15,
  /** How long after its end marks are changed without saying why. */
  free_hours: 24,
} as const;
