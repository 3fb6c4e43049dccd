import { type Role, standingLists } from '@skillcert/core';
import { describe, expect, it } from 'vitest';
import { standingPlace } from './standing-place.js';

const class_id = 7;
const enrol_no = 'C26-0007-00012';
const none = { owner_classes: [], organization_classes: [], paid_in_classes: [], sign_in_classes: [] };
const viewer = (roles: readonly Role[], lists: object = {}) => ({
  roles,
  permission_classes: { ...none, ...lists },
  show_recommend: false,
});
const to = (list: (typeof standingLists)[number], who: ReturnType<typeof viewer>) =>
  standingPlace({ list, class_id, enrol_no }, who).to;

describe('the place where a person can be acted on', () => {
  it('is a list of their class, narrowed to the number of their enrolment', () => {
    const paths = standingLists.map((list) => to(list, viewer(['zky-admin'])));
    expect(paths).toEqual([
      '/applicants/applicants-lists?search=C26-0007-00012',
      '/applicants/applicants-undetermined?search=C26-0007-00012',
      '/applicants/payment/payment-lists?search=C26-0007-00012',
      '/ticket/lists?search=C26-0007-00012',
      '/report/lists?search=C26-0007-00012',
      '/exam/score-lists?search=C26-0007-00012',
      '/certificate/lists?search=C26-0007-00012',
    ]);
  });

  it('is the list of candidates for an account that may not open that one', () => {
    const partner = viewer(['recommend'], { organization_classes: [class_id] });
    expect(to('payments', partner)).toMatch(/^\/applicants\/applicants-lists\?/);
    expect(to('scores', partner)).toMatch(/^\/exam\/score-lists\?/);
    const clerk = viewer(['editor'], { owner_classes: [class_id] });
    expect(to('scores', clerk)).toMatch(/^\/applicants\/applicants-lists\?/);
    const cashier = viewer(['editor'], { paid_in_classes: [class_id] });
    expect(to('payments', cashier)).toMatch(/^\/applicants\/payment\//);
  });
});
