import { classStaff } from './machine/class-staff.js';
import { defineLifecycle } from './machine/define-lifecycle.js';

/**
 * The lifecycle of an import of candidates. The caller gives `good_rows` if at least one row can be enrolled,
 * and `consent` if the person who confirms states that the candidates agreed.
 */
export const importLifecycle = defineLifecycle({
  name: 'import',
  initial: 'uploaded',
  states: {
    uploaded: {},
    checking: {},
    checked: {},
    running: {},
    done: { ends: true },
    stopped: { ends: true },
    dropped: { ends: true },
  },
  transitions: [
    { from: ['uploaded', 'checked'], event: 'check', to: 'checking', by: classStaff },
    { from: 'checking', event: 'finish_check', to: 'checked', by: ['system'] },
    { from: 'checked', event: 'confirm', to: 'running', by: classStaff, needs: ['good_rows', 'consent'] },
    { from: 'running', event: 'finish', to: 'done', by: ['system'] },
    { from: 'running', event: 'stop', to: 'stopped', by: [...classStaff, 'system'] },
    { from: ['uploaded', 'checking', 'checked'], event: 'drop', to: 'dropped', by: [...classStaff, 'clock'] },
  ],
});

/** A state of {@link importLifecycle}. */
export type ImportStatus = keyof typeof importLifecycle.states;

/** An event of {@link importLifecycle}. */
export type ImportEvent = (typeof importLifecycle.transitions)[number]['event'];
