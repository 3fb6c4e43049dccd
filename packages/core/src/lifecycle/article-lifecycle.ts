import { guidanceRoles } from '../access/guidance-roles.js';
import type { Actor } from './machine/actor.js';
import { defineLifecycle } from './machine/define-lifecycle.js';

const writers: readonly Actor[] = ['admin', ...guidanceRoles.writers];

/**
 * The lifecycle of a guidance article. The published text stays as it is while its author edits (`changed`),
 * until the edit is published too. The caller gives `complete` if there is a title and a text.
 */
export const articleLifecycle = defineLifecycle({
  name: 'article',
  initial: 'draft',
  states: {
    draft: { ends: true },
    published: { ends: true },
    changed: {},
  },
  transitions: [
    { from: ['draft', 'changed'], event: 'publish', to: 'published', by: writers, needs: ['complete'] },
    { from: ['published', 'changed'], event: 'withdraw', to: 'draft', by: writers },
    { from: 'draft', event: 'write', to: 'draft', by: writers },
    { from: ['published', 'changed'], event: 'write', to: 'changed', by: writers },
  ],
});

/** A state of {@link articleLifecycle}. */
export type ArticleStatus = keyof typeof articleLifecycle.states;

/** An event of {@link articleLifecycle}. */
export type ArticleEvent = (typeof articleLifecycle.transitions)[number]['event'];
