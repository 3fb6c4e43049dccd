import { Button, Drawer, Stack, Text } from '@skillcert/ui';
import { useWords } from '../../../../messages/words-state.js';
import { PapersFields } from './papers-fields.js';
import { PapersProgress } from './papers-progress.js';
import { useAllPapers } from './use-all-papers.js';

interface AllPapersDrawerProps {
  readonly classId: number;
  readonly onClose: () => void;
}

/** Has all papers of an exam made, shows their progress, and saves them; it can be closed at any time. */
export function AllPapersDrawer({ classId, onClose }: AllPapersDrawerProps) {
  const { t } = useWords();
  const state = useAllPapers(classId);
  const { current, moving, choice } = state;
  return (
    <Drawer
      open
      onOpenChange={onClose}
      title={t('exam.all_papers.title')}
      state={state.state}
      onRetry={state.retry}
      footer={
        <Button variant="primary" disabled={moving || choice.papers.length === 0} onClick={state.start}>
          {t('exam.all_papers.start')}
        </Button>
      }
    >
      <Stack gap="lg">
        <Text>{t('exam.all_papers.text')}</Text>
        {current && <PapersProgress print={current} onSave={() => state.save(t('exam.all_papers.file'))} />}
        <PapersFields classId={classId} state={state} />
      </Stack>
    </Drawer>
  );
}
