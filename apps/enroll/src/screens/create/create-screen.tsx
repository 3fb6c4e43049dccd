import { useEffect } from 'react';
import { call } from '../../client/call.js';
import { useParams } from '../../router/use-place.js';
import { ScreenLoading } from '../../shell/screen-loading.js';
import { CreateFlow } from './create-flow.js';
import { CreateUnreachable } from './create-unreachable.js';
import { readId } from './read-id.js';
import { Stopped } from './stopped.js';
import { type ClassLink, useClass } from './use-class.js';

/**
 * Says that a link was followed, once its page has come. The server counts a browser once a day and answers nothing
 * that matters here: nobody waits for it, and no failure is shown.
 */
const useVisit = ({ class_id, unit_id }: ClassLink, arrived: boolean): void => {
  useEffect(() => {
    if (!arrived) return;
    const link = { class_id, ...(unit_id && { unit_id }) };
    call('promotion/countVisit', link, { quiet: true }).catch(() => undefined);
  }, [class_id, unit_id, arrived]);
};

/** Enrolling in the class that the address names. */
export function CreateScreen() {
  const { params } = useParams();
  const class_id = readId(params.get('class_id'));
  const unit = params.get('unit');
  // A link that names a unit which cannot exist must not silently enrol for the class alone.
  const unit_id = unit === null ? undefined : (readId(unit) ?? Number.MAX_SAFE_INTEGER);
  if (!class_id) return <Stopped why="choose" />;
  const wait = params.has('wait');
  return (
    <CreateInClass key={`${class_id} ${unit_id} ${wait}`} class_id={class_id} unit_id={unit_id} wait={wait} />
  );
}

function CreateInClass(link: ClassLink) {
  const { open, known, problem, loading, reload } = useClass(link);
  useVisit(link, known);
  if (open && link.unit_id && !open.unit) return <Stopped why="unit" />;
  if (open) return <CreateFlow open={open} onLookAgain={reload} />;
  if (loading) return <ScreenLoading />;
  if (known) return <Stopped why="not_open" onRetry={reload} />;
  return problem ? <CreateUnreachable problem={problem} onRetry={reload} /> : <ScreenLoading />;
}
