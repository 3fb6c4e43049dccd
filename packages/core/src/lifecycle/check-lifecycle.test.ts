import { describe, expect, it } from 'vitest';
import { accountLifecycle } from './account-lifecycle.js';
import { amendmentLifecycle } from './amendment-lifecycle.js';
import { articleLifecycle } from './article-lifecycle.js';
import { certificateLifecycle } from './certificate-lifecycle.js';
import { checkInLifecycle } from './check-in-lifecycle.js';
import { checkLifecycle } from './check-lifecycle.js';
import { classLifecycle } from './class-lifecycle.js';
import { courseLifecycle } from './course-lifecycle.js';
import { erasureLifecycle } from './erasure-lifecycle.js';
import { grantLifecycle } from './grant-lifecycle.js';
import { importLifecycle } from './import-lifecycle.js';
import { invoiceLifecycle } from './invoice-lifecycle.js';
import { defineLifecycle } from './machine/define-lifecycle.js';
import { mailingLifecycle } from './mailing-lifecycle.js';
import { paymentLifecycle } from './payment-lifecycle.js';
import { recheckLifecycle } from './recheck-lifecycle.js';
import { refundLifecycle } from './refund-lifecycle.js';
import { registryLifecycle } from './registry-lifecycle.js';
import { reviewLifecycle } from './review-lifecycle.js';
import { scoreLifecycle } from './score-lifecycle.js';
import { smsLifecycle } from './sms-lifecycle.js';
import { ticketLifecycle } from './ticket-lifecycle.js';
import { topUpLifecycle } from './top-up-lifecycle.js';

describe('checkLifecycle', () => {
  it.each([
    accountLifecycle,
    amendmentLifecycle,
    articleLifecycle,
    certificateLifecycle,
    checkInLifecycle,
    classLifecycle,
    courseLifecycle,
    erasureLifecycle,
    grantLifecycle,
    importLifecycle,
    invoiceLifecycle,
    mailingLifecycle,
    scoreLifecycle,
    smsLifecycle,
    ticketLifecycle,
    reviewLifecycle,
    paymentLifecycle,
    recheckLifecycle,
    refundLifecycle,
    registryLifecycle,
    topUpLifecycle,
  ])('finds nothing wrong with the $name lifecycle', (lifecycle) => {
    expect(checkLifecycle(lifecycle)).toEqual([]);
  });

  it('names states that cannot be reached, states that cannot end, ambiguous triggers and rows nobody may apply', () => {
    const broken = defineLifecycle({
      name: 'broken',
      initial: 'a',
      states: { a: {}, b: { ends: true }, island: { ends: true }, trap: {} },
      transitions: [
        { from: 'a', event: 'go', to: 'b', by: ['admin'] },
        { from: ['a', 'island'], event: 'go', to: 'trap', by: ['admin'] },
        { from: 'a', event: 'wait', to: 'a', by: [] },
      ],
    });
    expect(checkLifecycle(broken)).toEqual([
      'island cannot be reached',
      'trap cannot end',
      'a →go→ is ambiguous',
      'a →wait→ can be fired by nobody',
    ]);
  });

  it('names a target that is not in the table of states', () => {
    const lifecycle = {
      name: 'lost',
      initial: 'a',
      states: { a: { ends: true, begins: true } },
      transitions: [{ from: 'a', event: 'go', to: 'nowhere', by: ['admin'] as const, needs: [] }],
    };
    expect(checkLifecycle(lifecycle)).toContain('nowhere is not a state');
  });
});
