/** The calls of the lessons of a class. */
export const courseCallNames = {
  'course/fetchLessonPlan': 'POST',
  'course/fetchLessonLists': 'POST',
  'course/exportLessonLists': 'POST',
  'course/fetchLessonById': 'POST',
  'course/saveLesson': 'POST',
  'course/removeLesson': 'POST',
  'course/fetchAttendance': 'POST',
  'course/exportAttendance': 'POST',
  'course/markAttendance': 'POST',
  'course/signLesson': 'POST',
  'course/printLesson': 'POST',
  'course/fetchOwnLessons': 'POST',
} as const satisfies Record<string, 'GET' | 'POST'>;
