import { expect, it } from 'vitest';
import { articleLifecycle } from '../lifecycle/article-lifecycle.js';
import { eventsFrom } from '../lifecycle/machine/events-from.js';
import { guidanceRoles } from './guidance-roles.js';
import { roles } from './roles.js';

it('lets only its writers and administrators write the guidance', () => {
  const writers = roles.filter((role) => eventsFrom(articleLifecycle, 'draft', [role]).length > 0);
  expect(writers).toEqual(['admin', ...guidanceRoles.writers]);
});
