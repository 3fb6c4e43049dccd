import { Link } from '@skillcert/ui';
import type { ReactNode } from 'react';
import { useTitles } from '../shell/use-screen-title.js';
import { useProfile } from '../state/use-profile.js';
import { leadTo } from './lead-to.js';
import { leaveOtherClass } from './leave-other-class.js';
import type { Place } from './places.js';

interface PlaceLinkProps {
  readonly place: Place | null | undefined;
  readonly class_id: number;
  /**
   * The content, also for an account that may not go there; the title of the place by default, which then is left
   * out.
   */
  readonly children?: ReactNode;
}

/** A link to the place that resolves an obstacle, for accounts that may go there. In a dialog it closes that. */
export function PlaceLink({ place, class_id, children }: PlaceLinkProps) {
  const profile = useProfile();
  const titles = useTitles();
  const lead = place && leadTo(place, profile, { class_id });
  if (!lead) return children;
  return (
    <Link
      closes
      to={lead.to}
      onClick={({ ctrlKey, metaKey, shiftKey }) => {
        // Another tab enters the class by its address.
        if (!ctrlKey && !metaKey && !shiftKey) leaveOtherClass(lead.class_id);
      }}
    >
      {children ?? titles(lead.title)}
    </Link>
  );
}
