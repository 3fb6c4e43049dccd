import type { InputOf } from '@skillcert/api-client/contract';
import { classLifecycle } from '@skillcert/core';
import { classOffice } from '../../../../class/testing/class-office.js';
import { insertTestClass } from '../../../../class/testing/insert-test-class.js';
import type { WaitingStep } from './waiting-step.js';

/** Every event of a class that takes two people, always or while it is early. */
export const classEventSteps: readonly WaitingStep[] = classLifecycle.transitions
  .filter(({ needs, early }) => [...needs, ...(early?.needs ?? [])].includes('second_person'))
  .map(({ from, event }) => ({
    of: `class ${from} ${event} second_person`,
    first: 'asked for it',
    call: 'class/setClassStatus',
    wait: async (first, services) => {
      const class_id = await insertTestClass(services, { status: from, publicity_at: services.now() });
      const asked = { class_id, event: event as InputOf<'class/setClassStatus'>['event'] };
      await classOffice(services).apply(first, class_id, asked.event, '误操作');
      return { input: asked };
    },
  }));
