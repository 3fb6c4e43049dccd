import { lazy, Suspense } from 'react';
import type { ExamPlan } from '../use-exam-plan.js';
import type { useAskedDeal } from './deal/use-asked-deal.js';
import { ShiftDialog } from './shift-dialog.js';

const ManySittingsDrawer = lazy(async () => ({
  default: (await import('./many/many-sittings-drawer.js')).ManySittingsDrawer,
}));

const DealDrawer = lazy(async () => ({
  default: (await import('./deal/deal-drawer.js')).DealDrawer,
}));

/** Planning several sittings together: adding them, or moving their times. */
export type Planning = 'many' | 'shift';

interface PlannedTogetherProps {
  readonly plan: ExamPlan;
  readonly planning: Planning | undefined;
  readonly onStop: () => void;
  readonly deal: ReturnType<typeof useAskedDeal>;
  readonly onDealt: () => void;
}

/** The drawer or the dialog in which several sittings are planned together. */
export function PlannedTogether({
  plan,
  planning,
  onStop,
  deal: { asked, ask, drop },
  onDealt,
}: PlannedTogetherProps) {
  return (
    <>
      {planning === 'many' && (
        <Suspense>
          <ManySittingsDrawer plan={plan} onClose={onStop} />
        </Suspense>
      )}
      {planning === 'shift' && <ShiftDialog plan={plan} onClose={onStop} />}
      {asked && (
        <Suspense>
          <DealDrawer
            plan={plan}
            asked={asked}
            onDealt={() => {
              drop();
              onDealt();
            }}
            onRefused={() => ask(asked.whose)}
            onClose={drop}
          />
        </Suspense>
      )}
    </>
  );
}
