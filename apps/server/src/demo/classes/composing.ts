import type { Services } from '../../platform/services.js';
import { accountId, ownerRole } from '../demo-ids.js';
import type { ClassContext, classRows } from '../rows/class-rows.js';
import type { DemoDocuments } from '../rows/file-rows.js';
import type { PlannedClass } from './demo-plan.js';

/** The files that the classes of the demo share. */
export interface DemoFiles {
  readonly photos: readonly Buffer[];
  readonly proof: Buffer;
  readonly payee_qr: Buffer;
  readonly documents: DemoDocuments;
}

export type ComposingContext = ClassContext &
  Pick<Services, 'keyring' | 'exam' | 'certificates'> & { readonly nextIn: (prefix: string) => number };

/** Facts of a class that the rows of its parts have in common. */
export const composing = (
  planned: PlannedClass,
  row: ReturnType<typeof classRows>['row'],
  context: ComposingContext,
) => {
  const user_id = accountId(context.ids, planned.owner);
  return {
    planned,
    context,
    class_id: row.class_id,
    class_code: row.code,
    user_id,
    actor_role: ownerRole(planned.owner),
    /** The accounts that enter first and second, and the one that publishes. */
    people: [user_id, accountId(context.ids, 'zkyadmin01'), accountId(context.ids, 'zkyadmin02')] as const,
  };
};

export type Composing = ReturnType<typeof composing>;
