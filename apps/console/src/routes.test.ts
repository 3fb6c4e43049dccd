import { describe, expect, it } from 'vitest';
import { routes } from './routes.js';

const paths = routes.all.map(({ route }) => route.path);

describe('the route table', () => {
  it('has every path of the specification', () => {
    expect(paths).toEqual(
      expect.arrayContaining([
        ...['/redirect/{path*}', '/login', '/login/expert', '/login/editor', '/login/recommend', '/enroll'],
        ...[
          '/enroll/create',
          '/enroll/modify-list',
          '/forgot',
          '/auth-redirect',
          '/404',
          '/401',
          '/register',
        ],
        ...['/sign-in', '/', '/index', '/declare/index', '/class/lists', '/profile/index', '/profile/expert'],
        ...['/gathering/info', '/jclass/recommend', '/user/recommend', '/user/editor', '/user/expert'],
        ...[
          '/applicants/receipt-lists',
          '/applicants/applicants-undetermined',
          '/applicants/applicants-lists',
        ],
        ...['/applicants/payment/payment-lists', '/applicants/payment/invoice-lists'],
        ...['/applicants-all/applicants-lists', '/payment/payment-lists', '/payment/invoice-lists'],
        ...['/payment/payment-setting', '/payment/payment-summary', '/ticket/lists', '/report/lists'],
        ...['/study/index', '/study/index/{cid}', '/study/course-lists', '/study/course-stats'],
        ...['/study/unit-lists', '/study/learn', '/study/unit-stats/{id}', '/study/unit-stats'],
        ...['/course/lists', '/course/sign', '/exam/exam-lists', '/exam/sign-lists', '/exam/exam-lists-card'],
        ...[
          '/exam/score-lists',
          '/exam/score-statistics',
          '/certificate/lists',
          '/certificate/lists-teacher',
        ],
        ...['/promotion/lists', '/classes/contact', '/sms/index', '/sms/recharge', '/notes/index'],
      ]),
    );
  });

  it('shows experts their work profile and nothing else', () => {
    const forExperts = routes.all.filter(({ route }) => route.meta.roles?.includes('expert'));
    expect(forExperts.map(({ route }) => route.path)).toEqual(['/', '/profile/expert']);
  });

  it('passes on through /redirect only', () => {
    expect(routes.all.filter(({ route }) => route.passes_on).map(({ route }) => route.path)).toEqual([
      '/redirect/{path*}',
    ]);
  });
});
