import { type Screen, screen } from './late-screen.js';
import type { RouteId } from './routes.js';

/** The downloads of the screens for study, exam and results. */
export const lateExamScreens = {
  'course-lists': screen(
    async () => (await import('./screens/lessons/timetable/lesson-lists-screen.js')).LessonListsScreen,
    'lessons',
    'export',
  ),
  'course-sign': screen(
    async () => (await import('./screens/lessons/sign/lesson-sign-screen.js')).LessonSignScreen,
    'lessons',
    'scanning',
    'export',
  ),
  'study-index': screen(
    async () => (await import('./screens/study/catalogue/study-index-screen.js')).StudyIndexScreen,
    'study',
  ),
  'study-course': screen(
    async () => (await import('./screens/study/catalogue/study-course-screen.js')).StudyCourseScreen,
    'study',
  ),
  'study-course-lists': screen(
    async () => (await import('./screens/study/courses/course-lists-screen.js')).CourseListsScreen,
    'study',
    'export',
  ),
  'study-course-stats': screen(
    async () => (await import('./screens/study/stats/course-stats-screen.js')).CourseStatsScreen,
    'study',
    'export',
  ),
  'study-unit-lists': screen(
    async () => (await import('./screens/study/units/unit-lists-screen.js')).UnitListsScreen,
    'study',
    'markdown',
    'export',
  ),
  'study-learn': screen(
    async () => (await import('./screens/study/learn/learn-screen.js')).LearnScreen,
    'study',
  ),
  'study-unit-stats': screen(
    async () => (await import('./screens/study/stats/unit-stats-screen.js')).UnitStatsScreen,
    'study',
    'export',
  ),
  'study-unit-stats-of': screen(
    async () => (await import('./screens/study/stats/learners-screen.js')).LearnersScreen,
    'study',
    'export',
  ),
  'exam-lists': screen(
    async () => (await import('./screens/exams/exam-lists-screen.js')).ExamListsScreen,
    'exam',
    'sheet',
    'export',
  ),
  'exam-sign-lists': screen(
    async () => (await import('./screens/exams/papers/papers-screen.js')).SignListsScreen,
    'exam',
    'export',
  ),
  'exam-cards': screen(
    async () => (await import('./screens/exams/papers/papers-screen.js')).ExamCardsScreen,
    'exam',
    'export',
  ),
  ticket: screen(
    async () => (await import('./screens/tickets/lists/ticket-lists-screen.js')).TicketListsScreen,
    'exam',
    'export',
  ),
  'exam-scores': screen(
    async () => (await import('./screens/scores/score-lists-screen.js')).ScoreListsScreen,
    'exam',
    'sheet',
    'export',
  ),
  'exam-score-statistics': screen(
    async () =>
      (await import('./screens/scores/statistics/score-statistics-screen.js')).ScoreStatisticsScreen,
    'exam',
    'export',
  ),
  'certificate-lists': screen(
    async () =>
      (await import('./screens/certificates/lists/certificate-lists-screen.js')).CertificateListsScreen,
    'certificates',
    'sheet',
    'export',
  ),
  'certificate-teacher': screen(
    async () => (await import('./screens/certificates/lists/teacher-lists-screen.js')).TeacherListsScreen,
    'certificates',
    'export',
  ),
} satisfies { readonly [Id in RouteId]?: () => Promise<Screen> };
