import '@skillcert/ui/file-input.css';
import '@skillcert/ui/file-upload.css';
import '@skillcert/ui/progress.css';
import '@skillcert/ui/steps.css';
import { Drawer, Stack, Steps } from '@skillcert/ui';
import { useState } from 'react';
import { useWords } from '../../../messages/words-state.js';
import { ChooseSheet } from './choose-sheet.js';
import { ImportProgress } from './import-progress.js';
import { ImportResult } from './import-result.js';
import { MapColumns } from './map-columns.js';
import { useImport } from './use-import.js';

type Place = 'choose' | 'map' | 'check' | 'result' | 'run' | 'done';

const places = {
  uploaded: 'map',
  checking: 'check',
  checked: 'result',
  running: 'run',
  done: 'done',
  stopped: 'done',
  dropped: 'choose',
} as const;

const steps = ['choose', 'map', 'check', 'run'] as const;
const stepOf = {
  choose: 'choose',
  map: 'map',
  check: 'check',
  result: 'check',
  run: 'run',
  done: null,
} as const;

/** Candidates from a sheet: upload and progress are stored on the server, so the drawer can be closed at any time. */
export function ImportDrawer({ onClose }: { readonly onClose: () => void }) {
  const { t } = useWords();
  const state = useImport();
  const { current } = state;
  // The step that the user went back to, as long as the state of the import is the same.
  const [turned, setTurned] = useState<{ readonly from: string; readonly to: 'choose' | 'map' }>();
  const standing = `${current?.import_id} ${current?.status}`;
  const place: Place = turned?.from === standing ? turned.to : current ? places[current.status] : 'choose';
  const turn = (to: 'choose' | 'map') => setTurned({ from: standing, to });
  return (
    <Drawer
      open
      onOpenChange={onClose}
      size="large"
      title={t('candidates.import_title')}
      description={t('candidates.import_text')}
      state={state.state}
      stateText={state.stateText}
      onRetry={state.retry}
    >
      <Stack gap="lg">
        <Steps
          current={stepOf[place]}
          items={steps.map((each) => ({ id: each, label: t(`candidates.import_step.${each}`) }))}
        />
        {(place === 'choose' || !current) && (
          <ChooseSheet state={state} onSent={() => setTurned(undefined)} />
        )}
        {place === 'map' && current && (
          <MapColumns
            key={current.import_id}
            state={state}
            record={current}
            onChecked={() => setTurned(undefined)}
          />
        )}
        {(place === 'check' || place === 'run') && current && (
          <ImportProgress state={state} record={current} />
        )}
        {(place === 'result' || place === 'done') && current && (
          <ImportResult
            state={state}
            record={current}
            onMap={() => turn('map')}
            onAgain={() => turn('choose')}
          />
        )}
      </Stack>
    </Drawer>
  );
}
