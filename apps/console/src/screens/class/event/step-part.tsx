import { Banner, Button, Inline, Stack, StateView } from '@skillcert/ui';
import { useWords } from '../../../messages/words-state.js';
import { PlaceLink } from '../../../obstacles/place-link.js';
import { placeOfRefusal } from '../../../obstacles/places.js';
import { OpenMatters } from './open-matters.js';
import { TwoPeople } from './two-people.js';
import type { useClassEvent } from './use-class-event.js';

interface StepPartProps {
  readonly class_id: number;
  readonly step: ReturnType<typeof useClassEvent>;
  readonly onDropped: () => void;
}

/** Shows the obstacle to a step, its open matters, and the account's part in it. */
export function StepPart({ class_id, step, onDropped }: StepPartProps) {
  const { t } = useWords();
  const { preview, part, movedTo } = step;
  const drop = async () => {
    if (await step.drop()) onDropped();
  };
  if (movedTo) {
    const status = t(`class.status.${movedTo}`);
    return <Banner tone="warning">{t('class.confirm.moved_on', { status })}</Banner>;
  }
  return (
    <StateView state={step.state} onRetry={step.retry}>
      {preview && part && (
        <Stack>
          {preview.blocked_by && (
            <Banner
              tone="danger"
              actions={<PlaceLink place={placeOfRefusal[preview.blocked_by]} class_id={class_id} />}
            >
              {t(`class.confirm.blocked.${preview.blocked_by}`)}
            </Banner>
          )}
          <OpenMatters class_id={class_id} open={preview.open} />
          {!preview.blocked_by && <TwoPeople preview={preview} part={part} />}
          {(part === 'waiting' || part === 'second') && (
            <Inline>
              <Button size="small" onClick={drop}>
                {t(part === 'waiting' ? 'class.confirm.take_back' : 'class.confirm.turn_down')}
              </Button>
            </Inline>
          )}
        </Stack>
      )}
    </StateView>
  );
}
