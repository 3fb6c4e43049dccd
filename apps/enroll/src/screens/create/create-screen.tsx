import { useParams } from '../../router/use-place.js';
import { ScreenLoading } from '../../shell/screen-loading.js';
import { CreateFlow } from './create-flow.js';
import { CreateUnreachable } from './create-unreachable.js';
import { readClassId } from './read-class-id.js';
import { Stopped } from './stopped.js';
import { useClass } from './use-class.js';

/** Enrolling in the class that the address names. */
export function CreateScreen() {
  const { params } = useParams();
  const class_id = readClassId(params.get('class_id'));
  return class_id ? <CreateInClass key={class_id} class_id={class_id} /> : <Stopped why="choose" />;
}

interface CreateInClassProps {
  readonly class_id: number;
}

function CreateInClass({ class_id }: CreateInClassProps) {
  const { open, known, problem, loading, reload } = useClass(class_id);
  if (open) return <CreateFlow open={open} onLookAgain={reload} />;
  if (loading) return <ScreenLoading />;
  if (known) return <Stopped why="not_open" onRetry={reload} />;
  return problem ? <CreateUnreachable problem={problem} onRetry={reload} /> : <ScreenLoading />;
}
